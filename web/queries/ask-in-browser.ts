import { languageOf, localeOf } from '#platform/text/locales.ts'
import type { Ask } from '../ask.ts'
import { beginEffort } from '../loading/efforts.ts'
import { askWithSession } from '../session/ask-with-session.ts'
import { withConfirmation } from '../session/with-confirmation.ts'

// Pages of another locale are another load, so the language never changes in a tab.
const { locale } = localeOf(typeof location === 'undefined' ? '/' : location.pathname)

const ask = askWithSession('', languageOf(locale))

/** A change that takes long is told of in the shell; whoever reads is told where the reading is tried again (`reach`). */
const askTold: Ask = async (call, input, options = {}) => {
  if (call.method === 'GET' || options.quiet) return ask(call, input, options)
  const effort = beginEffort({})
  return ask(call, input, options).finally(effort.end)
}

/** Who is asked for in between confirms in a dialog; the seconds that takes are nobody's waiting. */
export const askInBrowser = withConfirmation(askTold)
