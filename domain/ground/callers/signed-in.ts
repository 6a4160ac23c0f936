import type { Caller, Person } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'

/** The signed-in person of a call that requires one; the call's `may` has made sure there is one. */
export function signedIn({ person }: Caller): Person {
  if (!person) throw problem('accounts.signInNeeded')
  return person
}
