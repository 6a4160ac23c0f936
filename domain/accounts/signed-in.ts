import type { Caller, Person } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'

/** The person behind a call that only somebody may make; the contract's `may` has seen to it. */
export function signedIn({ person }: Caller): Person {
  if (!person) throw problem('accounts.signInNeeded')
  return person
}
