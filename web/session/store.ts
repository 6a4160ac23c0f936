import { useSyncExternalStore } from 'react'
import type { Session } from '#contract/accounts.ts'

/** Who is signed in, as the session answer says; its tokens are no business of components. */
export type SignedIn = Omit<Session, 'accessToken' | 'refreshToken'>

/** undefined: not known yet, null: nobody. */
type Who = SignedIn | null | undefined

let who: Who
let token: string | undefined
const listeners = new Set<() => void>()

/** The access token lives here and nowhere else: a script that reads storage or cookies finds none. */
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

export const useSession = (): Who => useSyncExternalStore(subscribe, sessionNow, unknownOnServer)

function tell(next: Who) {
  who = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const unknownOnServer = () => undefined
