import type { Problem } from '#contract/problems.ts'
import { showError } from '../dialogs/dialogs.ts'
import { notifyTabs } from '../session/session-tabs.ts'
import { sentencesNow } from '../texts/sentences.ts'
import { resetStore } from './reset-store.ts'

const pause = 3000

/** Called when the server has ended the session: the page stays briefly, then a dialog says so. */
export function endSession(problem: Problem | undefined) {
  resetStore()
  notifyTabs('ENDED')
  setTimeout(() => {
    // The page may have been closed meanwhile.
    if (typeof location === 'undefined') return
    const texts = sentencesNow('common')
    showError({
      title: problem?.title ?? texts['shell.sessionEnd.title'],
      detail: problem?.detail ?? texts['shell.sessionEnd.detail'],
      btnText: texts['ui.ok'],
    })
  }, pause)
}
