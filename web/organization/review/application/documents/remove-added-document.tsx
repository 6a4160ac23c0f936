import { removeAddedDocument } from '#contract/review/added-documents.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'
import type { Added } from './added-documents-of.ts'

interface RemoveAddedDocumentProps {
  readonly ids: ApplicationIds
  readonly added: Added
  readonly onClose: () => void
}

export function RemoveAddedDocument({ ids, added, onClose }: RemoveAddedDocumentProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct({ changes: 'receivedApplication' })
  const { id: documentId, file, isShown } = added
  const remove = () =>
    act(async () => {
      await askInBrowser(removeAddedDocument, { ...ids, documentId }).catch(unlessGone)
      onClose()
      showToast({ tone: 'success', title: t('added.remove.done', { name: file.name }) })
      // The pressed button is unmounted with its row.
      requestAnimationFrame(() => document.getElementById('added-documents')?.focus())
    })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('added.remove.title', { name: file.name })}
      detail={
        <Stack>
          <p>{isShown ? t('added.remove.shown') : t('added.remove.detail')}</p>
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('ui.remove')}
      onConfirm={() => void remove()}
      onCancel={onClose}
      loading={busy}
    />
  )
}

/** Ignores "not found": a colleague has already removed it. */
function unlessGone(error: unknown) {
  if (!isProblem(error, 'documents.notFound')) throw error
}
