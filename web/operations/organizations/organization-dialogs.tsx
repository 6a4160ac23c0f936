import { useState } from 'react'
import { suspendCompany } from '#contract/operations/organizations.ts'
import type { Credit } from '#contract/subscriptions/credits.ts'
import { moveCreditsByHand, offerByAgreement } from '#contract/subscriptions/operate-orders.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { NumberField } from '#web/forms/number-field.tsx'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { ActDialog } from '../act-dialog.tsx'
import styles from '../operations.module.css'
import type { OperatedCompany } from './operated-company.ts'

interface CompanyDialogProps {
  readonly company: OperatedCompany
  readonly onClose: () => void
}

const kinds = ['application', 'document', 'message'] as const

/** Gives credits (positive) or takes them (negative). Idempotent after a lost answer. */
export function CreditsDialog({ company, onClose }: CompanyDialogProps) {
  const t = useTexts('operations')
  const language = useLanguage()
  const [kind, setKind] = useState<Credit>('application')
  const [amount, setAmount] = useState<number | null>(null)
  const { keyOf } = useRequestKey()
  const left = company.credits.find((credit) => credit.kind === kind)?.left ?? 0
  const after = left + (amount ?? 0)
  return (
    <ActDialog
      title={t('organization.credits')}
      lead={<p>{t('credits.lead', { company: company.name })}</p>}
      submit={t('ui.save')}
      done={t('credits.done')}
      canSubmit={amount !== null && amount !== 0 && after >= 0}
      onClose={onClose}
      act={(reason) => {
        const asked = { id: company.id, kind, amount: amount ?? 0, reason }
        return askInBrowser(moveCreditsByHand, asked, { key: keyOf(asked) })
      }}
    >
      {(lacks) => (
        <>
          <Select
            name="kind"
            label={t('credits.which')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t('credits.kind', { kind: value }) }))}
            onChange={({ target }) => setKind(target.value as Credit)}
          />
          <NumberField
            id="amount"
            label={t('credits.amount')}
            error={
              after < 0
                ? t('fields.tooSmall', { limit: formatNumber(-left, language) })
                : lacks(amount === null || amount === 0)
            }
            help={t('credits.after', { left: formatNumber(left, language), after: formatNumber(after, language) })}
            value={amount}
            min={-Math.min(left, 1_000_000)}
            max={1_000_000}
            onChange={setAmount}
          />
        </>
      )}
    </ActDialog>
  )
}

/** Creates an agreed order: the organization sees it among its orders and pays it like any other. */
export function AgreementDialog({ company, onClose }: CompanyDialogProps) {
  const t = useTexts('operations')
  const [agreed, setAgreed] = useState({ application: 0, document: 0, message: 0 })
  const [months, setMonths] = useState<number | null>(12)
  const [price, setPrice] = useState<number | null>(null)
  const { keyOf } = useRequestKey()
  const priceMinor = Math.round((price ?? 0) * 100)
  const givesAny = Object.values(agreed).some((count) => count > 0)
  const isFilled = months !== null && priceMinor > 0 && givesAny
  return (
    <ActDialog
      title={t('organization.order')}
      lead={<p>{t('agreement.lead', { company: company.name })}</p>}
      submit={t('agreement.submit')}
      done={t('agreement.done')}
      asksReason={false}
      canSubmit={isFilled}
      onClose={onClose}
      act={() => {
        const asked = {
          id: company.id,
          packageId: 'enterprise',
          applicationCredit: agreed.application,
          documentCredit: agreed.document,
          messageCredit: agreed.message,
          months: months ?? 12,
          priceMinor,
        }
        return askInBrowser(offerByAgreement, asked, { key: keyOf(asked) })
      }}
    >
      {(lacks) => (
        <>
          {kinds.map((kind) => (
            <NumberField
              key={kind}
              id={kind}
              label={t('credits.kind', { kind })}
              value={agreed[kind]}
              error={kind === 'application' && lacks(!givesAny) ? t('credits.none') : undefined}
              max={10_000_000}
              onChange={(count) => setAgreed((all) => ({ ...all, [kind]: count ?? 0 }))}
            />
          ))}
          <NumberField
            id="months"
            label={t('agreement.months')}
            value={months}
            min={1}
            max={60}
            error={lacks(months === null)}
            onChange={setMonths}
          />
          <NumberField
            id="price"
            label={t('agreement.price')}
            value={price}
            error={lacks(priceMinor === 0)}
            min={0.01}
            max={1_000_000_000}
            decimals={2}
            onChange={setPrice}
          />
        </>
      )}
    </ActDialog>
  )
}

/** Suspends an organization or lifts that, after stating the effect on it. */
export function SuspensionDialog({ company, onClose }: CompanyDialogProps) {
  const t = useTexts('operations')
  const isSuspended = company.suspendedAt !== null
  const { id, name, openForms, listedForms, drafts, members } = company
  return (
    <ActDialog
      title={isSuspended ? t('restore.title', { company: name }) : t('suspend.title', { company: name })}
      lead={
        isSuspended ? (
          <p>{t('restore.lead', { count: openForms })}</p>
        ) : (
          <ul className={styles.consequences}>
            <li>{t('suspend.forms', { count: openForms, drafts })}</li>
            <li>{t('suspend.listed', { count: listedForms })}</li>
            <li>{t('suspend.members', { count: members })}</li>
            <li>{t('suspend.applicants')}</li>
            <li>{t('suspend.told')}</li>
            <li>{t('suspend.undo')}</li>
          </ul>
        )
      }
      submit={isSuspended ? t('organization.restore') : t('organization.suspend')}
      done={isSuspended ? t('restore.done') : t('suspend.done')}
      isDangerous={!isSuspended}
      onClose={onClose}
      act={(reason) => askInBrowser(suspendCompany, { id, suspended: !isSuspended, reason })}
    />
  )
}
