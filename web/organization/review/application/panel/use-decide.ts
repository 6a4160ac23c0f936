import { type ActAnswer, undoAct } from '#contract/applications/acts.ts'
import { reportFailure } from '#web/dialogs/report-failure.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import type { ApplicationIds } from '../application-view.ts'

/** An act on this one application: done at once, told in a toast, and taken back from there. */
export function useDecide({ companyId, formId }: ApplicationIds) {
  const t = useTexts('org_candidate_list_and_detail')
  const { act, busy } = useAct({ changes: 'receivedApplications', tellsInDialog: true })

  async function undo(actId: string) {
    try {
      const { changed } = await askInBrowser(undoAct, { companyId, formId, actId })
      showToast({ tone: changed > 0 ? 'success' : 'info', title: t('undo.done', { changed }) })
    } catch (error) {
      reportFailure(error)
    }
    await fetchAgain('receivedApplications')
  }

  const decide = (work: () => Promise<ActAnswer>, done: string) =>
    act(work, ({ actId, refused: [refused] }) => {
      if (actId) {
        const action = { label: t('ui.undo'), onAction: () => void undo(actId) }
        showToast({ tone: 'success', title: done, action })
      } else if (refused && refused.reason !== 'unchanged')
        showToast({ tone: 'warning', title: t('refused.one', { reason: refused.reason }) })
    })

  return { decide, busy }
}
