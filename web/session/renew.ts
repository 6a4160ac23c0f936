import type { Session } from '#contract/accounts/accounts.ts'
import type { Language } from '#platform/text/locales.ts'
import { AskError, type CallName, fetchAnswer } from '../ask.ts'
import { announceSessionEnd } from './session-end.ts'
import { sessionHeaders } from './session-headers.ts'
import { keepSession } from './store.ts'

/** A literal instead of an import: the schemas of all account calls would be bundled into every signed-in page. */
export const tokenCall = { method: 'POST', path: '/accounts/token' } as const satisfies CallName

let renewing: Promise<void> | undefined

/** Gets a new access token for the cookie's refresh token; once, however many calls wait for it. */
export function renew(origin: string, language: Language): Promise<void> {
  renewing ??= alone(async () => keepSession(await askForToken(origin, language)))
    .catch((error: unknown) => {
      if (isRefusal(error)) announceSessionEnd(error.problem)
      throw error
    })
    .finally(() => {
      renewing = undefined
    })
  return renewing
}

async function askForToken(origin: string, language: Language) {
  const headers = { 'accept-language': language, ...sessionHeaders() }
  const body = { grantType: 'refresh_token' }
  return (await fetchAnswer(tokenCall, `${origin}/api/accounts/token`, { headers, body })) as Session
}

/** Serialises renewals across tabs: two tabs rotating one token at once would look like token theft. */
function alone(work: () => Promise<void>): Promise<void> {
  // Web Locks exist in secure contexts only; elsewhere the server's ten seconds of grace have to do.
  return 'locks' in navigator ? navigator.locks.request('kopru-renewal', work) : work()
}

/** A lost connection or a busy server is no reason to sign anybody out. */
function isRefusal(error: unknown): error is AskError {
  return error instanceof AskError && typeof error.status === 'number' && error.status < 500 && error.status !== 429
}
