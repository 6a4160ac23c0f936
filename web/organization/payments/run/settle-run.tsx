import { Check } from 'lucide-react'
import { useState } from 'react'
import { settlePayments } from '#contract/payments/payments.ts'
import { formatDate } from '#platform/text/dates.ts'
import { focusIfLost } from '#web/dialogs/focus-if-lost.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface SettleRunProps {
  readonly ids: { readonly companyId: string; readonly runId: string }
  readonly count: number
  /** The number of payments that are neither paid nor returned */
  readonly open: number
  /** The day of payment */
  readonly on: string
}

/** Marks the rest of a run as paid, for a bank that sends no result file. */
export function SettleRun({ ids, count, open, on }: SettleRunProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { act, busy, failed } = useAct({ changes: 'payments', refreshes: true })
  const settle = () =>
    act(
      () => askInBrowser(settlePayments, { ...ids, expected: count, outcome: 'Paid', on }),
      ({ changed }) => {
        setAsking(false)
        focusIfLost('answer')
        showToast({ tone: 'success', title: t('payments.act.done', { act: 'paid', count: changed }) })
      },
    )
  return (
    <div>
      <p>{t('payments.settleAll.lead')}</p>
      <Button icon={<Check />} onClick={() => setAsking(true)}>
        {t('payments.settleAll', { count: open })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('payments.settleAll', { count: open })}
          detail={
            <Stack>
              <p>{t('payments.settleAll.detail', { count: open, on: formatDate(on, language) })}</p>
              <FailedNotice failed={failed} />
            </Stack>
          }
          confirmText={t('payments.act', { act: 'paid' })}
          onConfirm={() => void settle()}
          onCancel={() => setAsking(false)}
          loading={busy}
        />
      )}
    </div>
  )
}
