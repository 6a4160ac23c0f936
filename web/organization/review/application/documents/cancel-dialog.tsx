import { settleDocumentRequest } from '#contract/document-requests.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'
import type { Request } from './requests.tsx'

interface CancelDialogProps {
  readonly ids: ApplicationIds
  readonly request: Request
  readonly onClose: () => void
}

/**
 * Cancels a request, and says before whether its credit comes back. It closes after a failure too, which the error dialog
 * tells of: the request may be in another state by then, or gone.
 */
export function CancelDialog({ ids, request, onClose }: CancelDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'receivedApplication', tellsInDialog: true })
  const { id: requestId, typeName: name, uploadedAt } = request
  const cancel = async () => {
    await act(
      () => askInBrowser(settleDocumentRequest, { ...ids, requestId, status: 'Cancelled' }),
      () => showToast({ tone: 'success', title: t('requests.cancel.done', { name }) }),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('requests.cancel.title', { name })}
      detail={
        <Stack>
          <p>{t('requests.cancel.detail')}</p>
          <p>{uploadedAt === null ? t('requests.cancel.credit') : t('requests.cancel.noCredit')}</p>
        </Stack>
      }
      confirmText={t('requests.cancel')}
      onConfirm={() => void cancel()}
      onCancel={onClose}
      loading={busy}
    />
  )
}
