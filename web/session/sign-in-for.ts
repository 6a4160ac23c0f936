import { addresses, isOfOperations, kindAt } from './account-kind.ts'

/** The address of the sign-in page that leads back to a private page. */
export const signInFor = (address: string) =>
  `${addresses[signInKind(address)].signIn}?${new URLSearchParams({ to: address })}`

/** Operators usually have a candidate's kind of account; the page links to the other kind. */
const signInKind = (address: string) => (isOfOperations(address) ? 'Candidate' : kindAt(address))

/** The history state for `signInFor` when a session ended while its page was open. */
export const sessionEnded = { hasEnded: true }

/** The same as a query parameter, for a full load. */
export const endedKey = 'ended'
