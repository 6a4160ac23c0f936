import { UserMinus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { takeOutLines } from '#contract/payments/payment-runs.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface TakeOutLineProps {
  readonly ids: { readonly companyId: string; readonly runId: string }
  readonly paymentId: string
  readonly payee: string
}

/** Removes one payment from a run before the file is downloaded, with a reason; the payment is then held. */
export function TakeOutLine({ ids, paymentId, payee }: TakeOutLineProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const { act, busy, failed } = useAct({ changes: 'payments' })
  const isReady = reason.trim() !== ''
  function send(event: FormEvent) {
    event.preventDefault()
    if (!isReady || busy) return
    void act(
      () => askInBrowser(takeOutLines, { ...ids, paymentIds: [paymentId], reason }),
      () => {
        setAsking(false)
        showToast({ tone: 'success', title: t('payments.line.takeOut.done', { name: payee }) })
      },
    )
  }
  return (
    <>
      <IconButton
        size="small"
        icon={<UserMinus />}
        label={t('payments.line.takeOut', { name: payee })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Dialog
          open
          title={t('payments.line.takeOut', { name: payee })}
          onClose={busy ? undefined : () => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)} disabled={busy}>
                {t('ui.cancel')}
              </Button>
              <Button type="submit" form={id} variant="primary" loading={busy} disabled={!isReady}>
                {t('payments.line.takeOut.confirm')}
              </Button>
            </>
          }
        >
          <form id={id} onSubmit={send}>
            <Stack>
              <p>{t('payments.line.takeOut.detail')}</p>
              <TextArea
                name="reason"
                label={t('payments.line.takeOut.reason')}
                help={t('payments.hold.note.help')}
                maxLength={500}
                rows={3}
                required
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <FailedNotice failed={failed} />
            </Stack>
          </form>
        </Dialog>
      )}
    </>
  )
}
