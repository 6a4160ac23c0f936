import { addresses, isOfOperations, kindAt } from './account-kind.ts'

/** The address of the sign-in page that leads back to a private page. */
export const signInFor = (address: string) =>
  `${addresses[signInKind(address)].signIn}?${new URLSearchParams({ to: address })}`

/** Operators need no organization, so that most have an account like a candidate's; the page leads on to the other kind. */
const signInKind = (address: string) => (isOfOperations(address) ? 'Candidate' : kindAt(address))

/** The history state for `signInFor` when a session ended while its page was open. */
export const sessionEnded = { hasEnded: true }

/** The same in the query of `signInFor`, where the page is loaded anew. */
export const endedKey = 'ended'
