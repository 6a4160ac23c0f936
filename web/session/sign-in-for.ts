import { addresses, kindAt } from './account-kind.ts'

/** The address of the sign-in page that leads back to a private page. */
export const signInFor = (address: string) =>
  `${addresses[kindAt(address)].signIn}?${new URLSearchParams({ to: address })}`

/** The history state for `signInFor` when a session ended while its page was open. */
export const sessionEnded = { hasEnded: true }
