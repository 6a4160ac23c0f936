import * as calls from '#contract/company-account.ts'
import * as accountCalls from '#contract/company-accounts.ts'
import { changeEmail } from '#domain/account-settings/change-email.ts'
import { changeGsm } from '#domain/account-settings/change-gsm.ts'
import { changePassword } from '#domain/account-settings/change-password.ts'
import { changeTwoFactor } from '#domain/account-settings/change-two-factor.ts'
import { confirmOwnCode } from '#domain/account-settings/confirm-own-code.ts'
import { changePreferences, readPreferences } from '#domain/account-settings/preferences.ts'
import { sendOwnVerification } from '#domain/account-settings/send-own-verification.ts'
import { changeCompanyAccount } from '#domain/company-accounts/change-company-account.ts'
import { inviteCompanyAccount } from '#domain/company-accounts/invite-company-account.ts'
import { inviteCompanyAccountAgain } from '#domain/company-accounts/invite-company-account-again.ts'
import { listCompanyAccounts } from '#domain/company-accounts/list-company-accounts.ts'
import { removeCompanyAccount } from '#domain/company-accounts/remove-company-account.ts'
import { answer } from '../answer.ts'

/** What a member of an organization decides about the own account, and its Roots about all of them. */
export const companyAccountAnswers = [
  answer(calls.changeMemberPassword, (caller, { currentPwd: current, newPwd: next }) =>
    changePassword(caller, { current, next }),
  ),
  answer(calls.changeMemberEmail, changeEmail),
  answer(calls.confirmMemberCode, confirmOwnCode),
  answer(calls.changeMemberGsm, changeGsm),
  answer(calls.changeMemberTwoFactor, changeTwoFactor),
  answer(calls.sendMemberVerification, sendOwnVerification),
  answer(calls.readMemberPreferences, readPreferences('Company')),
  answer(calls.changeMemberPreferences, changePreferences('Company')),
  answer(accountCalls.listCompanyAccounts, listCompanyAccounts),
  answer(accountCalls.inviteCompanyAccount, inviteCompanyAccount),
  answer(accountCalls.inviteCompanyAccountAgain, inviteCompanyAccountAgain),
  answer(accountCalls.changeCompanyAccount, async (caller, input, client) => {
    const changed = await changeCompanyAccount(caller, input)
    // Whoever was Root a moment ago has lowered themselves, and their sessions have ended.
    if (changed.isMe && changed.userType !== 'Root') await client.keepRefreshToken(null)
    return changed
  }),
  answer(accountCalls.removeCompanyAccount, async (caller, input, client) => {
    await removeCompanyAccount(caller, input)
    if (input.accountId === caller.person?.accountId) await client.keepRefreshToken(null)
    return null
  }),
]
