import { eq } from 'drizzle-orm'
import { losesAccess, type Member } from '#contract/access.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CompanyAccount, changeCompanyAccount as changeCall } from '#contract/company-accounts.ts'
import { problem } from '#contract/problems.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { endSessionsOf } from '#domain/accounts/end-sessions.ts'
import { asRoot } from './as-root.ts'
import { memberOf } from './members.ts'

export async function changeCompanyAccount(
  caller: Caller,
  { companyId, accountId, userType, permissions }: Input<typeof changeCall>,
): Promise<CompanyAccount> {
  return asRoot(caller, companyId, async (tx) => {
    const before = await memberOf(tx, companyId, accountId, caller)
    const after: Member = { userType, permissions: userType === 'Root' ? {} : permissions }
    if (userType !== 'Root' && !before.can.lower) throw problem('companyAccounts.lastRoot')
    await tx.update(companyMembers).set(after).where(eq(companyMembers.accountId, accountId))
    // Tokens carry what their owner may do, for as long as they live.
    if (losesAccess(before, after)) await endSessionsOf(tx, accountId)
    return memberOf(tx, companyId, accountId, caller)
  })
}
