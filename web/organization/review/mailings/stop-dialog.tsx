import { FailedNotice } from '#web/forms/failed-notice.tsx'
import type { Failed } from '#web/forms/use-checked-form.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface StopDialogProps {
  readonly left: number
  readonly busy: boolean
  readonly failed: Failed | undefined
  readonly onStop: () => void
  readonly onCancel: () => void
}

/** Asks before a mailing is stopped for good: the rest of it cannot be sent later. */
export function StopDialog({ left, busy, failed, onStop, onCancel }: StopDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('mailing.stop.title')}
      detail={
        <Stack>
          <p>{t('mailing.stop.detail', { count: left })}</p>
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('mailing.stop')}
      onConfirm={onStop}
      onCancel={onCancel}
      loading={busy}
    />
  )
}
