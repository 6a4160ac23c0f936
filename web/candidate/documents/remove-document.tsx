import { useEffect, useRef } from 'react'
import { type CandidateDocument, removeCandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { isProblem } from '../../forms/is-problem.ts'
import { useAct } from '../../forms/use-act.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

export function RemoveDocument({ document, onClose }: { document: CandidateDocument; onClose: () => void }) {
  const t = useTexts('student_docs')
  const { myId: candidateId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'documents' })
  const isGone = useRef(false)
  const { id, typeName: name, usedIn, versions } = document

  const remove = () =>
    act(async () => {
      await askInBrowser(removeCandidateDocument, { candidateId, id }).catch(unlessGone)
      isGone.current = true
    }, onClose)

  // The dialog would return the focus to the pressed button, which was unmounted with its row.
  useEffect(
    () => () => {
      if (isGone.current) globalThis.document.getElementById('documents')?.focus()
    },
    [],
  )

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('docs.remove.title', { name })}
      detail={
        <Stack>
          <p>{t('docs.remove.detail', { versions })}</p>
          {usedIn.length > 0 && <p>{t('docs.remove.used', { count: usedIn.length })}</p>}
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('ui.delete')}
      onConfirm={remove}
      onCancel={onClose}
      loading={busy}
    />
  )
}

/** Ignores "not found": another tab has deleted it already. */
function unlessGone(error: unknown) {
  if (!isProblem(error, 'documents.notFound')) throw error
}
