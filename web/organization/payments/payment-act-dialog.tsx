import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { PaymentActAnswer } from '#contract/payments/payment-target.ts'
import { approvePayments, holdPayments, settlePayments } from '#contract/payments/payments.ts'
import { formatMonth, istanbulDay } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LazyDatePicker } from '../lazy-date-pickers.tsx'
import { useMoney } from './payment-words.tsx'

export type PaymentActName = 'approve' | 'hold' | 'release' | 'paid' | 'returned'

/** Payments by id, or all open payments of a month. */
type PaymentsMeant =
  | { readonly paymentIds: readonly string[] }
  | { readonly month: string; readonly earlier: boolean; readonly ofFormId: string | undefined }

interface PaymentActProps {
  readonly act: PaymentActName
  readonly target: PaymentsMeant
  readonly onClose: () => void
  readonly onDone?: () => void
  /** The id of the element to focus if the pressed button is gone */
  readonly focus: string
}

/** The dialog of an act on payments: its fields, the dry run with the payments left out, and the button. */
export function PaymentActDialog({ act: name, target, onClose, onDone, focus }: PaymentActProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const id = useId()
  const counted = useRef<HTMLParagraphElement>(null)
  const [on, setOn] = useState<string | null>(istanbulDay(new Date()))
  const [words, setWords] = useState('')
  const { ask, preview, recount, countAgain } = usePaymentAct(name, target, {
    on: on ?? istanbulDay(new Date()),
    words,
  })
  const { act, busy, failed } = useAct({ changes: 'payments' })
  const told = useToldAct()
  const title =
    'month' in target
      ? t('payments.approveMonth.title', {
          month: formatMonth(`${target.month}-01`, language),
          earlier: String(target.earlier),
        })
      : t('payments.act.title', { act: name, count: target.paymentIds.length })
  const needsWords = name === 'hold' || name === 'returned'
  const isReady = preview !== undefined && preview.changed > 0 && !(needsWords && words.trim() === '')

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isReady || busy) return
    void act(
      () => ask(false, preview),
      async ({ changed }) => {
        await invalidate('receivedApplication')
        onClose()
        onDone?.()
        focusIfLost(focus)
        showToast({ tone: 'success', title: t('payments.act.done', { act: name, count: changed }) })
      },
    ).then((isDone) => {
      // The dry run may be stale, so it is repeated.
      if (!isDone) recount()
    })
  }

  return (
    <Dialog
      open
      title={title}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={!isReady}>
            {t('payments.act', { act: name })}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack>
          {name === 'paid' && (
            <LazyDatePicker label={t('payments.paidOn')} value={on} max={istanbulDay(new Date())} onChange={setOn} />
          )}
          {needsWords && (
            <TextArea
              name="words"
              label={name === 'hold' ? t('payments.hold.note') : t('payments.returned.reason')}
              help={name === 'hold' ? t('payments.hold.note.help') : t('payments.returned.reason.help')}
              maxLength={500}
              rows={3}
              required
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
          <p role="status" ref={counted} tabIndex={-1}>
            {preview && told(name, preview)}
          </p>
          {preview && preview.refused.length > 0 && (
            <ul>
              {preview.refused.map(({ reason, count }) => (
                <li key={reason}>{t('payments.refusal', { reason, count })}</li>
              ))}
            </ul>
          )}
          {countAgain && (
            <RetryNotice
              onRetry={() => {
                // The pressed button is unmounted with the notice.
                counted.current?.focus()
                countAgain()
              }}
            >
              {t('payments.notCounted')}
            </RetryNotice>
          )}
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** A sentence about the effect: the act, the number of payments, their months, people and sum. */
function useToldAct() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const money = useMoney()
  const named = (month: string) => formatMonth(`${month}-01`, language)
  return (act: PaymentActName, { changed, people, months, sums }: PaymentActAnswer) =>
    t('payments.act.told', {
      act,
      count: changed,
      people,
      months: [...new Set(months ? [months.from, months.to] : [])].map(named).join('–'),
      total: sums.map(money).join(', '),
    })
}

function usePaymentAct(name: PaymentActName, target: PaymentsMeant, { on, words }: { on: string; words: string }) {
  const { myId: companyId } = useMe()
  const { keyOf } = useRequestKey()

  function ask(dryRun: boolean, seen?: PaymentActAnswer): Promise<PaymentActAnswer> {
    const sums = seen?.sums
    const meant = meantBy(target, seen)
    const shared = { companyId, ...meant, dryRun }
    // The note does not affect the dry run.
    const said = words.trim() || '…'
    const keyed = dryRun ? {} : { key: keyOf({ name, on, words, ...meant, sums: sums ?? [] }) }
    if (name === 'approve') return askInBrowser(approvePayments, { ...shared, ...(sums && { seenSums: sums }) }, keyed)
    if (name === 'hold') return askInBrowser(holdPayments, { ...shared, held: true, note: said }, keyed)
    if (name === 'release') return askInBrowser(holdPayments, { ...shared, held: false }, keyed)
    if (name === 'paid') return askInBrowser(settlePayments, { ...shared, outcome: 'Paid', on }, keyed)
    return askInBrowser(settlePayments, { ...shared, outcome: 'Returned', reason: said }, keyed)
  }

  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['dryRun', 'payments', name, target, on],
    queryFn: () => ask(true),
    staleTime: 0,
    gcTime: 0,
    meta: { isOfPage: true },
  })
  const recount = () => void refetch()
  return { ask, preview: isError ? undefined : data, recount, countAgain: isError && !isFetching ? recount : undefined }
}

/** The number of targeted payments, including those left out. */
const countOf = ({ changed, refused }: PaymentActAnswer) => refused.reduce((sum, { count }) => sum + count, changed)

/** The call's target; a month is sent with the number of payments that the officer saw, so that a change is noticed. */
const meantBy = (target: PaymentsMeant, seen: PaymentActAnswer | undefined) =>
  'month' in target ? { ...target, expected: seen ? countOf(seen) : 0 } : { paymentIds: [...target.paymentIds] }
