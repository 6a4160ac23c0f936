import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface ActDialogProps {
  readonly title: string
  /** What will happen, to whom, and whether it can be undone */
  readonly lead?: ReactNode
  readonly submit: string
  readonly done: string
  readonly isDangerous?: boolean
  /** False where the act needs no words */
  readonly asksReason?: boolean
  /** Fields of the act, above the reason */
  readonly children?: ReactNode
  /** False while a field is not filled in */
  readonly canSubmit?: boolean
  readonly act: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const longest = 500

/** Asks before an operator does something, and for the reason that is written down with it. */
export function ActDialog(props: ActDialogProps) {
  const { title, lead, submit, done, isDangerous = false, asksReason = true, children, canSubmit = true } = props
  const t = useTexts('operations')
  const form = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { act, busy, failed } = useAct({ changes: 'operations', refreshes: true })
  const isReasoned = !asksReason || (reason.trim() !== '' && reason.length <= longest)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (busy || !isReasoned || !canSubmit || !event.currentTarget.checkValidity()) return
    void act(
      () => props.act(reason.trim()),
      () => {
        showToast({ tone: 'success', title: done })
        props.onClose()
      },
    )
  }

  return (
    <Dialog
      open
      title={title}
      onClose={busy ? undefined : props.onClose}
      footer={
        <>
          <Button onClick={props.onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} variant={isDangerous ? 'danger' : 'primary'} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        <Stack>
          {lead}
          {children}
          {asksReason && (
            <TextArea
              name="reason"
              label={t('reason')}
              help={t('reason.help')}
              rows={3}
              limit={longest}
              value={reason}
              error={isTried && !isReasoned ? t('reason.needed') : undefined}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          {isTried && !canSubmit && (
            <Notice tone="warning" live>
              <p>{t('act.missing')}</p>
            </Notice>
          )}
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
