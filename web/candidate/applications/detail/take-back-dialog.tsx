import { useTexts } from '#web/texts/texts.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

const words = {
  withdraw: { act: 'acts.withdraw', title: 'acts.withdraw.title', detail: 'acts.withdraw.detail' },
  remove: { act: 'acts.remove', title: 'acts.remove.title', detail: 'acts.remove.detail' },
} as const

interface TakeBackDialogProps {
  readonly asking: keyof typeof words
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirms withdrawing an application or deleting a draft. */
export function TakeBackDialog({ asking, busy, onConfirm, onCancel }: TakeBackDialogProps) {
  const t = useTexts('student_apps')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(words[asking].title)}
      detail={<p>{t(words[asking].detail)}</p>}
      confirmText={t(words[asking].act)}
      onConfirm={onConfirm}
      onCancel={onCancel}
      loading={busy}
    />
  )
}
