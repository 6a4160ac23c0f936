import type { AccountKind } from '#contract/accounts.ts'
import type { SignedIn } from '../session/store.ts'

/** The two banks of the river: where each kind of account is at home, and where it comes in. */
export const sides = {
  Candidate: { home: '/student-dashboard', signIn: '/student-login' },
  Company: { home: '/organizations-dashboard', signIn: '/company-login' },
} as const satisfies Record<AccountKind, { home: string; signIn: string }>

/** Whose side an address inside the locale lies on. */
export const sideAt = (pathname: string): AccountKind =>
  pathname.startsWith(sides.Company.home) ? 'Company' : 'Candidate'

export const kindOf = ({ isCompany }: SignedIn): AccountKind => (isCompany ? 'Company' : 'Candidate')

/** Where somebody signs in who wanted to see a page of their own, and comes back to it. */
export const signInFor = (address: string) => `${sides[sideAt(address)].signIn}?${new URLSearchParams({ to: address })}`
