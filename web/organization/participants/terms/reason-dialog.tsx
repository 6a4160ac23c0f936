import { type FormEvent, useId, useState } from 'react'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface ReasonDialogProps {
  readonly title: string
  readonly help: string
  readonly submit: string
  readonly maxLength: number
  readonly save: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Acts that need a reason for the participant: excusing from a term, refusing a document. */
export function ReasonDialog({ title, help, submit, maxLength, save, onClose }: ReasonDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const [reason, setReason] = useState('')
  const { act, busy, failed } = useAct({ changes: 'participants' })

  function send(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() !== '') void act(() => save(reason.trim()), onClose)
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
          <Button type="submit" form={id} variant="primary" loading={busy} disabled={reason.trim() === ''}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack>
          <TextArea
            name="reason"
            label={t('term.reason')}
            help={help}
            required
            maxLength={maxLength}
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <FailedNotice failed={failed} />
        </Stack>
      </form>
    </Dialog>
  )
}
