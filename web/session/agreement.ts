import type { SignedIn } from './store.ts'

/** The page that asks for agreement to the current terms. */
const agreement = '/agreement'

/**
 * Pages that stay open without the agreement: an application in progress can be submitted, and people who do not agree
 * can copy their data, withdraw consents or delete the account.
 */
const isOpenWithout = (pathname: string) =>
  /^\/student-dashboard\/(apply\/|settings\/(data|consents|delete-account)(\/|$))/.test(pathname)

/** The address to open: the wanted one, or the page that asks for the agreement first. */
export const wayOver = ({ agreementNeeded }: Pick<SignedIn, 'agreementNeeded'>, address: string) =>
  agreementNeeded && !isOpenWithout(address) ? `${agreement}?${new URLSearchParams({ to: address })}` : address
