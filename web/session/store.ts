import { useSyncExternalStore } from 'react'
import type { Session } from '#contract/accounts/accounts.ts'
import { type Place, usePlace } from '../place.tsx'

/** The signed-in account from the session's answer, without its tokens. */
export type SignedIn = NonNullable<Place['who']>

type Who = Place['who']

let who: Who = null
let token: string | undefined
const listeners = new Set<() => void>()

/** The access token is only kept in memory, where scripts that read storage or cookies cannot find it. */
export const accessToken = () => token

export const sessionNow = () => who

export function keepSession({ accessToken: given, refreshToken: _, ...session }: Session) {
  token = given
  tell(session)
}

export function forgetSession() {
  token = undefined
  tell(null)
}

/** A part of the session that changed without new tokens, such as the version of the password. */
export function changeSession(change: Partial<SignedIn>) {
  if (who) tell({ ...who, ...change })
}

/** On load: the account that the page was rendered for. The access token follows. */
export function startSession(known: Who) {
  who = known
}

export function useSession(): Who {
  const place = usePlace()
  return useSyncExternalStore(subscribe, sessionNow, () => place.who)
}

/** For private pages, which are never rendered without a session (private/layout.tsx). */
export function useMe(): SignedIn {
  const who = useSession()
  if (!who) throw new Error('Nobody is signed in here')
  return who
}

function tell(next: Who) {
  who = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
