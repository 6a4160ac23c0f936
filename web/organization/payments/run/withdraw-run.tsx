import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { withdrawRun } from '#contract/payments/payment-runs.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface WithdrawRunProps {
  readonly ids: { readonly companyId: string; readonly runId: string }
  readonly count: number
}

/** Withdraws a run whose file has not been downloaded. */
export function WithdrawRun({ ids, count }: WithdrawRunProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isAsking, setAsking] = useState(false)
  const { act, busy, failed } = useAct({ changes: 'payments', refreshes: true })
  const withdraw = () =>
    act(
      () => askInBrowser(withdrawRun, ids),
      () => {
        setAsking(false)
        showToast({ tone: 'success', title: t('payments.run.withdraw.done', { count }) })
      },
    )
  return (
    <>
      <Button icon={<Undo2 />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('payments.run.withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('payments.run.withdraw')}
          detail={
            <Stack>
              <p>{t('payments.run.withdraw.detail', { count })}</p>
              <FailedNotice failed={failed} />
            </Stack>
          }
          confirmText={t('payments.run.withdraw.confirm')}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
          loading={busy}
        />
      )}
    </>
  )
}
