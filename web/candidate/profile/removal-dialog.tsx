import { useState } from 'react'
import { reportFailure } from '../../dialogs/report-failure.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

interface RemovalDialogProps {
  /** Of what is to be deleted; left out while nothing is. */
  readonly title: string | undefined
  readonly remove: () => Promise<unknown>
  readonly onClose: (isRemoved: boolean) => void
}

/** Says what is deleted, and that what was handed in with it stays. */
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
