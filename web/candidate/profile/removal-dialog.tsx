import { useState } from 'react'
import { reportFailure } from '../../dialogs/report-failure.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

interface RemovalDialogProps {
  /** The title of what is to be deleted; undefined while the dialog is closed. */
  readonly title: string | undefined
  readonly remove: () => Promise<unknown>
  readonly onClose: (isRemoved: boolean) => void
}

/** Confirms a deletion, and says that applications that were handed in keep it. */
export function RemovalDialog({ title, remove, onClose }: RemovalDialogProps) {
  const t = useTexts('student_dashboard')
  const [isRemoving, setRemoving] = useState(false)

  async function confirm() {
    setRemoving(true)
    const isRemoved = await remove().then(
      () => true,
      (error: unknown) => {
        reportFailure(error)
        return false
      },
    )
    setRemoving(false)
    onClose(isRemoved)
  }

  return (
    <ConfirmDialog
      open={title !== undefined}
      tone="danger"
      title={t('kept.removal.title', { title: title ?? '' })}
      detail={t('kept.removal.detail')}
      confirmText={t('ui.delete')}
      loading={isRemoving}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    />
  )
}
