import { BadgeCheck, Bell, Eye, X } from 'lucide-react'
import { useState } from 'react'
import {
  cancelBankInfos,
  confirmBankInfo,
  type listBankInfos,
  remindOfBankInfos,
  revealIban,
} from '#contract/bank-infos.ts'
import type { Output } from '#contract/call.ts'
import type { Payment } from '#contract/payments/payments.ts'
import { formatDate } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { accountText } from '#web/texts/account-text.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { participantPaymentsAddress } from '../../../participants-addresses.ts'
import type { ApplicationIds } from '../application-view.ts'
import styles from '../page.module.css'
import { isUnchangedSince } from './last-returned.ts'

type Account = Output<typeof listBankInfos>['items'][number]

interface AccountCardProps {
  readonly ids: ApplicationIds
  readonly account: Account
  readonly canChange: boolean
  /** The last payment, where it came back */
  readonly returned?: Payment | undefined
}

/** The candidate's bank account: requested or given, with warnings about it. */
export function AccountCard({ ids, account, canChange, returned }: AccountCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { given } = account
  return (
    <Card>
      <Stack gap={3}>
        {given ? (
          <p>
            <AccountNumber ids={ids} account={account} canChange={canChange} />
            <br />
            {[given.owner, given.bankName].filter(Boolean).join('\u00a0· ')}
            {account.isPaidTo && <span className={styles.quiet}> · {t('account.paidTo')}</span>}
            {account.changedAt !== null && (
              <>
                <br />
                <strong>{t('account.changed', { at: formatDate(account.changedAt, language) })}</strong>
              </>
            )}
          </p>
        ) : (
          <Awaited ids={ids} account={account} canChange={canChange} />
        )}
        {returned && account.isPaidTo && (
          <p className={styles.returned}>
            {t('account.lastReturned', {
              since: isUnchangedSince(account, returned) ? 'same' : 'changed',
              reason: returned.endedBecause || 'none',
            })}
          </p>
        )}
        {account.flags.includes('byOrganization') && <p className={styles.quiet}>{t('account.byOrganization')}</p>}
        {oddOf(account).length > 0 && <Flags ids={ids} account={account} canChange={canChange} />}
      </Stack>
    </Card>
  )
}

/** The masked number; showing it in full is reported to the candidate. */
function AccountNumber({ ids, account, canChange }: AccountCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [iban, setIban] = useState<string>()
  const { act, busy, failed } = useAct({ changes: 'sensitiveReadings' })
  const reveal = () =>
    act(
      () => askInBrowser(revealIban, { ...ids, bankInfoId: account.id }),
      (answer) => setIban(answer.iban.replace(/(.{4})(?=.)/g, '$1 ')),
    )
  return (
    <>
      <strong>{accountText(iban ?? account.given?.masked ?? '')}</strong>{' '}
      {canChange && iban === undefined && (
        <Button size="small" variant="quiet" icon={<Eye />} loading={busy} onClick={() => void reveal()}>
          {t('account.reveal')}
        </Button>
      )}
      <FailedNotice failed={failed} />
    </>
  )
}

function Awaited({ ids, account, canChange }: AccountCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { act, busy } = useAct({ changes: 'receivedApplication', showsProblemInDialog: true })
  const { companyId, formId, appId } = ids
  const target = { companyId, formId, applicationIds: [appId] }
  const remind = () =>
    act(
      () => askInBrowser(remindOfBankInfos, target),
      ({ changed }) =>
        showToast(
          changed > 0
            ? { tone: 'success', title: t('account.reminded') }
            : { tone: 'info', title: t('refusal', { reason: 'remindedToday', count: 1 }) },
        ),
    )
  return (
    <>
      <p>
        {t('account.awaited', { at: formatDate(account.requestedAt, language) })}
        {account.dueAt !== null && ` · ${t('account.due', { at: formatDate(account.dueAt, language) })}`}
        {account.note !== '' && (
          <>
            <br />
            <span className={styles.quiet}>{account.note}</span>
          </>
        )}
      </p>
      {canChange && (
        <Cluster gap={1}>
          <Button size="small" icon={<Bell />} loading={busy} onClick={() => void remind()}>
            {t('account.remind')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<X />}
            onClick={() => void act(() => askInBrowser(cancelBankInfos, target))}
          >
            {t('account.cancel')}
          </Button>
        </Cluster>
      )}
    </>
  )
}

/** Warnings that hold payments. An account entered by the organization holds none. */
const oddOf = ({ flags }: Account) => flags.filter((flag) => flag !== 'byOrganization')

/** Warnings about an account, with a button to confirm it anyway. */
function Flags({ ids, account, canChange }: AccountCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { act, busy, failed } = useAct({ changes: 'receivedApplication', refreshes: true })
  const { id: bankInfoId, version, confirmed, sharedWith } = account
  return (
    <Notice
      tone={confirmed ? 'info' : 'warning'}
      title={
        confirmed
          ? t('account.confirmed', { by: confirmed.by, at: formatDate(confirmed.at, language) })
          : t('account.odd')
      }
    >
      <ul>
        {oddOf(account).map((flag) => (
          <li key={flag}>{t('account.flag', { flag })}</li>
        ))}
        {sharedWith.map(({ participantId, applicationId, name }) => (
          <li key={applicationId}>
            <Link to={participantPaymentsAddress(participantId)}>{name}</Link>
          </li>
        ))}
      </ul>
      <FailedNotice failed={failed} />
      {!confirmed && canChange && (
        <Button
          size="small"
          icon={<BadgeCheck />}
          loading={busy}
          onClick={() => void act(() => askInBrowser(confirmBankInfo, { ...ids, bankInfoId, version }))}
        >
          {t('account.confirm')}
        </Button>
      )}
    </Notice>
  )
}
