import { useState } from 'react'
import { changeCandidateBank } from '#contract/candidates/candidate-profile.ts'
import { namesSomebodyElse } from '#platform/text/is-same-person.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { accountText } from '#web/texts/account-text.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useMe } from '../../../session/store.ts'
import { IbanField } from '../iban-field.tsx'
import { profile, useSaving } from '../own-profile.ts'
import { PartForm } from '../part-form.tsx'
import { type SealedForm, SealedValue } from '../sealed-value.tsx'
import type { SectionProps } from '../section-props.ts'

const schema = async () => (await import('../schemas.ts')).Bank

/** The bank account for payments. */
export function BankSection({ onSaved }: SectionProps) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId } = useMe()
  const read = profile(candidateId)
  const { bank } = useAnswer(read)
  const save = useSaving()
  return (
    <SealedValue
      part="bank"
      why={t('bank.why')}
      label={bank?.bankName ?? t('bank.now')}
      value={bank ? accountText(bank.masked) : undefined}
      note={bank && t('bank.of', { owner: bank.owner })}
      removal={{ title: t('bank.remove.title'), detail: t('bank.remove.detail') }}
      onRemove={async () => {
        await save(askInBrowser(changeCandidateBank, { candidateId, bank: null }), read)
        onSaved?.()
      }}
    >
      {({ onDone, onCancel }) => (
        <BankForm
          onCancel={onCancel}
          onDone={() => {
            onDone()
            onSaved?.()
          }}
        />
      )}
    </SealedValue>
  )
}

function BankForm({ onDone, onCancel }: SealedForm) {
  const t = useTexts('student_dashboard')
  const { myId: candidateId, fullname } = useMe()
  const read = profile(candidateId)
  const { bank } = useAnswer(read)
  const save = useSaving()
  const [before] = useState({ masked: bank?.masked ?? null, owner: bank?.owner ?? null })
  const form = usePageForm({
    saved: { iban: '', owner: bank?.owner ?? fullname },
    load: schema,
    part: 'bank',
    async save(given, was) {
      await save(askInBrowser(changeCandidateBank, { candidateId, bank: given, was: was && before }), read)
      onDone()
      return { iban: '', owner: given.owner }
    },
  })
  const { values, set, field } = form
  return (
    <PartForm form={form} onCancel={onCancel}>
      <IbanField {...field('iban')} value={values.iban} onChange={(iban) => set({ iban })} />
      <TextInput
        {...field('owner')}
        label={t('bank.owner')}
        help={t('bank.owner.help')}
        autoComplete="name"
        value={values.owner}
        onChange={(event) => set({ owner: event.currentTarget.value })}
      />
      {namesSomebodyElse(values.owner, fullname) && (
        <Notice tone="warning" live title={t('bank.otherOwner')}>
          {t('bank.otherOwner.detail')}
        </Notice>
      )}
    </PartForm>
  )
}
