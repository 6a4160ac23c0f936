import type { Language } from '#platform/text/locales.ts'
import { type Ask, AskError, askByFetch } from '../ask.ts'
import { renew, tokenCall } from './renew.ts'
import { sessionHeaders } from './session-headers.ts'
import { accessToken, forgetSession, sessionNow } from './store.ts'

const longestWait = 5000
let restored: Promise<void> | undefined

/** Gets an access token once per load if there is a session cookie. Calls wait for it, up to a limit. */
export function restoreSession(hasCookie: boolean, language: Language) {
  if (!hasCookie) return forgetSession()
  restored ??= Promise.race([
    renew('', language).catch(() => {}),
    new Promise<void>((go) => setTimeout(go, longestWait)),
  ])
}

/** Makes calls in the session's name; a 401 triggers one renewal and one retry. */
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
      // Another call may have renewed the token meanwhile.
      if (accessToken() === token) await renew(origin, language)
      return ask(call, input, options)
    }
  }
}
