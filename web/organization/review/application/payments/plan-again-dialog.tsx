import { type FormEvent, useId, useState } from 'react'
import { listBankInfos } from '#contract/bank-infos.ts'
import { type Payment, planAgain } from '#contract/payments/payments.ts'
import { formatDate, istanbulDay } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { accountText } from '#web/texts/account-text.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useMoney } from '../../../payments/payment-words.tsx'
import type { ApplicationIds } from '../application-view.ts'
import { isUnchangedSince } from './last-returned.ts'

interface PlanAgainProps {
  readonly ids: ApplicationIds
  readonly payment: Payment
  readonly onClose: () => void
}

/** Asks for the new date of a returned or cancelled payment, and states the effect of planning it again. */
export function PlanAgainDialog({ ids, payment, onClose }: PlanAgainProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const money = useMoney()
  const id = useId()
  const today = istanbulDay(new Date())
  const [dueOn, setDueOn] = useState<string | null>(today)
  const { act, busy, failed } = useAct({ changes: 'receivedApplication', refreshes: true })
  const { items: accounts } = useAnswer(query(listBankInfos, ids))
  const account = accounts.find(({ isPaidTo }) => isPaidTo)
  const { amountMinor: minor, currency, label, status, endedBecause } = payment

  function send(event: FormEvent) {
    event.preventDefault()
    if (dueOn === null || busy) return
    void act(
      () => askInBrowser(planAgain, { ...ids, paymentId: payment.id, dueOn }),
      () => {
        onClose()
        focusIfLost('payment-rows')
        showToast({ tone: 'success', title: t('payments.again.done', { on: formatDate(dueOn, language) }) })
      },
    )
  }

  return (
    <Dialog
      open
      title={t('payments.again')}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={dueOn === null}>
            {t('payments.again.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack>
          <p>
            {t('payments.again.which', {
              label,
              status,
              amount: money({ minor, currency }),
              reason: endedBecause || 'none',
            })}
          </p>
          {account?.given && (
            <p>
              {t('payments.again.account', {
                account: accountText(account.given.masked),
                owner: account.given.owner,
              })}
            </p>
          )}
          {account && status === 'Returned' && isUnchangedSince(account, payment) && (
            <Notice tone="warning" title={t('payments.again.sameAccount')}>
              {t('payments.again.sameAccount.detail')}
            </Notice>
          )}
          <DatePicker label={t('payments.again.dueOn')} value={dueOn} min={today} onChange={setDueOn} />
          <p>{t('payments.again.detail', { status })}</p>
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
