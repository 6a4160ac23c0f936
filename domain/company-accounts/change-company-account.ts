import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CompanyAccount, changeCompanyAccount as changeCall } from '#contract/company-accounts.ts'
import { type Access, hasAccess, Module, type Permissions, type UserType } from '#contract/permissions.ts'
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
    const after: Place = { userType, permissions: userType === 'Root' ? {} : permissions }
    if (userType !== 'Root' && !before.can.lower) throw problem('companyAccounts.lastRoot')
    await tx.update(companyMembers).set(after).where(eq(companyMembers.accountId, accountId))
    // Tokens carry what their owner may do, for as long as they live.
    if (losesSomething(before, after)) await endSessionsOf(tx, accountId)
    return memberOf(tx, companyId, accountId, caller)
  })
}

interface Place {
  readonly userType: UserType
  readonly permissions: Permissions
}

function losesSomething(before: Place, after: Place) {
  if (before.userType === 'Root' && after.userType !== 'Root') return true
  return Module.options.some((module) =>
    accesses.some((access) => hasAccess(before, module, access) && !hasAccess(after, module, access)),
  )
}

const accesses = ['read', 'write', 'full'] as const satisfies readonly Access[]
