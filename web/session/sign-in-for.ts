import { addresses, kindAt } from './account-kind.ts'

/** Where somebody signs in who wanted to see a page of their own, and comes back to it. */
export const signInFor = (address: string) =>
  `${addresses[kindAt(address)].signIn}?${new URLSearchParams({ to: address })}`

/** Goes with it as the state of the place, when a session has ended while its page was open. */
export const sessionEnded = { hasEnded: true }
