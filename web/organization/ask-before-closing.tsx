import { type ReactNode, useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'

/** Closes a dialog; asks first if it holds unsaved input. Render `question` inside the dialog. */
export function useAskBeforeClosing(
  isWritten: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const t = useTexts('org_candidate_list_and_detail')
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (isWritten ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmDialog
        open
        tone="warning"
        title={t('acts.discard')}
        detail={t('acts.discard.detail')}
        confirmText={t('acts.discard.confirm')}
        cancelText={t('acts.discard.stay')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    ),
  }
}
