import { useTexts } from '#web/texts/texts.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

interface StopDialogProps {
  readonly left: number
  readonly busy: boolean
  readonly onStop: () => void
  readonly onCancel: () => void
}

/** Asks before a mailing is stopped for good: the rest of it cannot be sent later. */
export function StopDialog({ left, busy, onStop, onCancel }: StopDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('mailing.stop.title')}
      detail={t('mailing.stop.detail', { count: left })}
      confirmText={t('mailing.stop')}
      onConfirm={onStop}
      onCancel={onCancel}
      loading={busy}
    />
  )
}
