import { useEffect, useId } from 'react'
import type { GivenStatus } from '#contract/review/deciding.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAskBeforeClosing } from '../../../ask-before-closing.tsx'

const correction = async () => (await import('./schemas.ts')).Correction

interface CorrectionDialogProps {
  /** The current status */
  readonly from: string
  readonly status: GivenStatus
  readonly onSend: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Corrects a published decision: the candidate is notified at once, with the reason. */
export function CorrectionDialog({ from, status, onSend, onClose }: CorrectionDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const id = useId()
  const form = useAskForm(correction, 'Company', ({ reason }) => onSend(reason))
  const { close, question } = useAskBeforeClosing(form.value('reason').trim() !== '', onClose)
  const { error } = form.field('reason')
  useEffect(() => {
    if (error !== undefined) document.querySelector<HTMLElement>('#reason')?.focus()
  }, [error])
  return (
    <Dialog
      open
      title={t('correction.title', { status })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.sending}>
            {t('correction.send')}
          </Button>
        </>
      }
    >
      <form {...form.form} id={id}>
        <Stack>
          <p>{t('correction.lead', { follows: from === 'Approved' ? 'ends' : status })}</p>
          <TextArea {...form.field('reason')} label={t('correction.reason')} limit={1000} rows={4} />
          <FailedNotice failed={form.failed} />
        </Stack>
      </form>
      {question}
    </Dialog>
  )
}
