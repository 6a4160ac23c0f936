import type { z } from 'zod'
import {
  type EmailChange,
  type GsmChange,
  readContact,
  type TwoFactorChange,
} from '#contract/accounts/account-settings.ts'
import {
  changeCandidateEmail,
  changeCandidateGsm,
  changeCandidateTwoFactor,
  readLeaving,
} from '#contract/accounts/candidate-settings.ts'
import { changeMemberEmail, changeMemberGsm, changeMemberTwoFactor } from '#contract/accounts/member-settings.ts'
import { query } from '../queries/answers.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import type { SignedIn } from '../session/store.ts'

/** The account's contact addresses, and whether it has a password. */
export const contact = query(readContact, {})

/** What a candidate loses by deleting the account. */
export const leaving = (candidateId: string) => query(readLeaving, { candidateId })

/** Each kind of account has its own calls for the same changes. */
export const ownCalls = ({ isCompany, myId }: SignedIn) => (isCompany ? ofMember(myId) : ofCandidate(myId))

type Email = z.input<typeof EmailChange>
type Gsm = z.input<typeof GsmChange>
type TwoFactor = z.input<typeof TwoFactorChange>

const ofCandidate = (candidateId: string) => ({
  changeEmail: (change: Email) => askInBrowser(changeCandidateEmail, { candidateId, ...change }),
  changeGsm: (change: Gsm) => askInBrowser(changeCandidateGsm, { candidateId, ...change }),
  changeTwoFactor: (change: TwoFactor) => askInBrowser(changeCandidateTwoFactor, { candidateId, ...change }),
})

const ofMember = (companyId: string): ReturnType<typeof ofCandidate> => ({
  changeEmail: (change) => askInBrowser(changeMemberEmail, { companyId, ...change }),
  changeGsm: (change) => askInBrowser(changeMemberGsm, { companyId, ...change }),
  changeTwoFactor: (change) => askInBrowser(changeMemberTwoFactor, { companyId, ...change }),
})
