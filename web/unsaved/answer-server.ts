import { readAnswers, saveAnswers } from '#contract/applying/application-answers.ts'
import { AskError } from '#web/ask.ts'
import { sessionNow } from '#web/session/store.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import type { AnswerServer } from './autosave.ts'

/** The calls that a autosave makes, refused unless the owner of the answers is signed in. */
export function answerServer(candidateId: string, applicationId: string, device: string): AnswerServer {
  const application = { candidateId, id: applicationId }
  return {
    async save(body, { keepalive }) {
      // Another person may have signed in in another tab.
      if (sessionNow()?.myId !== candidateId) throw new AskError(saveAnswers, 401)
      return askInBrowser(saveAnswers, { ...application, ...body }, { keepalive, quiet: true })
    },
    read: () => askInBrowser(readAnswers, { ...application, device }, { noCache: true }),
  }
}
