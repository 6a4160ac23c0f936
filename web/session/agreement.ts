import type { SignedIn } from './store.ts'

/** Where whoever agreed to older terms is asked to agree to those in force. */
const agreement = '/agreement'

/**
 * Pages that are open without it: whoever is in the middle of an application hands it in first, and whoever does not agree
 * takes their data along, withdraws consents or deletes the account.
 */
const isOpenWithout = (pathname: string) =>
  /^\/student-dashboard\/(apply\/|settings\/(data|consents|delete-account)(\/|$))/.test(pathname)

/** Where somebody goes who wants to go to an address of their own pages: there, or to what they are asked before. */
export const wayOver = ({ agreementNeeded }: Pick<SignedIn, 'agreementNeeded'>, address: string) =>
  agreementNeeded && !isOpenWithout(address) ? `${agreement}?${new URLSearchParams({ to: address })}` : address
