import type { Problem } from '#contract/problems.ts'
import { showError } from '../dialogs/dialogs.ts'
import { tellTabs } from '../session/session-tabs.ts'
import { sentencesNow } from '../texts/sentences.ts'
import { resetStore } from './reset-store.ts'

const pause = 3000

/** The server keeps this session no longer. What the person sees is left alone for a moment, then it is said. */
export function endSession(problem: Problem | undefined) {
  resetStore()
  tellTabs('LOGOUT')
  setTimeout(() => {
    // The page may have gone meanwhile, and with it whom to tell.
    if (typeof location === 'undefined') return
    const texts = sentencesNow('common')
    showError({
      title: problem?.title ?? texts['shell.sessionEnd.title'],
      detail: problem?.detail ?? texts['shell.sessionEnd.detail'],
      btnText: texts['ui.ok'],
    })
  }, pause)
}
