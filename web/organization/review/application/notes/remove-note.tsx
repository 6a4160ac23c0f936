import { removeNote } from '#contract/review/notes.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { isProblem } from '#web/forms/is-problem.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import type { ApplicationIds } from '../application-view.ts'

interface RemoveNoteProps {
  readonly ids: ApplicationIds
  readonly noteId: string
  /** Called after the note is deleted, before the list is refetched. */
  readonly onRemoved: () => void
  readonly onCancel: () => void
}

export function RemoveNote({ ids, noteId, onRemoved, onCancel }: RemoveNoteProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy, failed } = useAct({ changes: 'receivedApplication' })
  const remove = () =>
    act(async () => {
      await askInBrowser(removeNote, { ...ids, noteId }).catch(unlessGone)
      onRemoved()
      showToast({ tone: 'success', title: t('notes.remove.done') })
    })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('notes.remove.title')}
      detail={
        <Stack>
          <p>{t('notes.remove.detail')}</p>
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('ui.delete')}
      onConfirm={() => void remove()}
      onCancel={onCancel}
      loading={busy}
    />
  )
}

/** Ignores "not found": a colleague has already deleted it. */
function unlessGone(error: unknown) {
  if (!isProblem(error, 'applications.partNotFound')) throw error
}
