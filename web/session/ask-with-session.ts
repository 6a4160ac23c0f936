import type { Language } from '#platform/text/locales.ts'
import { type Ask, AskError, askByFetch } from '../ask.ts'
import { renew, tokenCall } from './renew.ts'
import { sessionHeaders } from './session-headers.ts'
import { accessToken, forgetSession, sessionNow } from './store.ts'

const longestWait = 5000
let restored: Promise<void> | undefined

/** At the load of a page, once: whoever carries a session cookie gets an access token. Calls wait for it, not forever. */
export function restoreSession(hasCookie: boolean, language: Language) {
  if (!hasCookie) return forgetSession()
  restored ??= Promise.race([
    renew('', language).catch(() => {}),
    new Promise<void>((go) => setTimeout(go, longestWait)),
  ])
}

/** Makes calls in the session's name: a 401 is answered by one renewal and one more try. */
export function askWithSession(origin: string, language: Language): Ask {
  const ask = askByFetch(origin, language, sessionHeaders)
  return async (call, input, options) => {
    if (call.path === tokenCall.path) return ask(call, input, options)
    await restored
    const token = accessToken()
    try {
      return await ask(call, input, options)
    } catch (error) {
      if (!(error instanceof AskError) || error.status !== 401 || sessionNow() === null) throw error
      // Another call may have had it renewed while this one was on its way.
      if (accessToken() === token) await renew(origin, language)
      return ask(call, input, options)
    }
  }
}
