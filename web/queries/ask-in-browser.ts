import { languageOf, localeOf } from '#platform/text/locales.ts'
import type { Ask } from '../ask.ts'
import { beginWork } from '../loading/pending-work.ts'
import { askWithSession } from '../session/ask-with-session.ts'
import { withConfirmation } from '../session/with-confirmation.ts'

// Another locale is a full load, so the language never changes within a tab.
const { locale } = localeOf(typeof location === 'undefined' ? '/' : location.pathname)

const ask = askWithSession('', languageOf(locale))

/** Tracks each mutating call as a piece of work; queries are tracked where they are retried (`withRetries`). */
const askTold: Ask = async (call, input, options = {}) => {
  if (call.method === 'GET' || options.quiet) return ask(call, input, options)
  const work = beginWork({})
  return ask(call, input, options).finally(work.end)
}

/** The confirmation dialog is outside the work: while it is open, the person is not waiting for the server. */
export const askInBrowser = withConfirmation(askTold)
