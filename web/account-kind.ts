import { useLocation } from 'react-router'
import type { AccountKind } from '#contract/accounts.ts'

/** The pages of each kind of account. */
export const addresses = {
  Candidate: { signIn: '/student-login', signUp: '/student-register', forgot: '/student-forgot-password' },
  Company: { signIn: '/company-login', signUp: '/company-register', forgot: '/company-forgot-password' },
} as const

/** Both kinds share their pages; the address says whose it is. */
export const useKind = (): AccountKind =>
  /^\/(company-|organizations-dashboard)/.test(useLocation().pathname) ? 'Company' : 'Candidate'
