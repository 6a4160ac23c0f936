import * as calls from '#contract/companies/company-accounts.ts'
import * as teamProtection from '#contract/companies/team-protection.ts'
import { changeCompanyAccount } from '#domain/accounts/company-accounts/change-company-account.ts'
import { inviteCompanyAccount } from '#domain/accounts/company-accounts/invite-company-account.ts'
import { inviteCompanyAccountAgain } from '#domain/accounts/company-accounts/invite-company-account-again.ts'
import { listCompanyAccounts } from '#domain/accounts/company-accounts/list-company-accounts.ts'
import { changeTeamProtection } from '#domain/accounts/team-protection/change-team-protection.ts'
import { readTeamProtection } from '#domain/accounts/team-protection/read-team-protection.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { answer } from '../answer.ts'

/** The accounts of an organization, which its Roots manage. */
export const companyAccountAnswers = [
  answer(calls.listCompanyAccounts, listCompanyAccounts),
  answer(calls.inviteCompanyAccount, inviteCompanyAccount),
  answer(calls.inviteCompanyAccountAgain, inviteCompanyAccountAgain),
  answer(calls.changeCompanyAccount, async (caller, input, client) => {
    const changed = await changeCompanyAccount(caller, input)
    // A Root who demotes themselves loses their sessions.
    if (changed.isMe && changed.userType !== 'Root') await client.keepRefreshToken(null)
    return changed
  }),
  answer(calls.removeCompanyAccount, async (caller, input, client) => {
    await removeCompanyAccount(caller, input)
    if (input.accountId === caller.person?.accountId) await client.keepRefreshToken(null)
    return null
  }),
  answer(teamProtection.readTeamProtection, readTeamProtection),
  answer(teamProtection.changeTeamProtection, changeTeamProtection),
]
