import { useLocation } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { SignedIn } from './store.ts'

/** The pages of each kind of account. */
export const addresses = {
  Candidate: {
    home: '/student-dashboard',
    signIn: '/student-login',
    signUp: '/student-register',
    forgot: '/student-forgot-password',
  },
  Company: {
    home: '/organizations-dashboard',
    signIn: '/company-login',
    signUp: '/company-register',
    forgot: '/company-forgot-password',
  },
} as const

/** The operators' pages. Turkish addresses operators as siz, whatever their kind of account. */
export const operations = '/operations'

export const isOfOperations = (pathname: string) => /^\/operations(\/|$)/.test(pathname)

/** Both kinds share their pages; the address, inside the locale, says whose it is. */
export const kindAt = (pathname: string): AccountKind =>
  /^\/(company-|organizations-dashboard|operations(\/|$))/.test(pathname) ? 'Company' : 'Candidate'

export const useKind = () => kindAt(useLocation().pathname)

export const kindOf = ({ isCompany }: Pick<SignedIn, 'isCompany'>): AccountKind => (isCompany ? 'Company' : 'Candidate')
