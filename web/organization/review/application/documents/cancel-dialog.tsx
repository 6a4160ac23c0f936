import { settleDocumentRequest } from '#contract/document-requests.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'
import type { Request } from './document-request.ts'

interface CancelDialogProps {
  readonly ids: ApplicationIds
  readonly request: Request
  readonly onClose: () => void
}

/**
 * Cancels a request, and says first whether its credit is refunded. After a failure the page's queries are invalidated
 * only when the dialog closes, because the request, and the dialog with it, may be gone.
 */
export function CancelDialog({ ids, request, onClose }: CancelDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct({ changes: 'receivedApplication' })
  const { id: requestId, typeName: name, uploadedAt } = request
  const cancel = () =>
    act(
      () => askInBrowser(settleDocumentRequest, { ...ids, requestId, status: 'Cancelled' }),
      () => {
        onClose()
        showToast({ tone: 'success', title: t('requests.cancel.done', { name }) })
      },
    )
  function close() {
    onClose()
    if (failed?.problem) void invalidate('receivedApplication')
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
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('requests.cancel')}
      onConfirm={() => void cancel()}
      onCancel={close}
      loading={busy}
    />
  )
}
