import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { losesAccess, type Member } from '#contract/access.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CompanyAccount, changeCompanyAccount as changeCall } from '#contract/companies/company-accounts.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { endSessionsOf } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { forgetClosedNews } from '#domain/ground/notifications/forget-closed-news.ts'
import { asRoot } from './as-root.ts'
import { memberOf } from './members.ts'

export async function changeCompanyAccount(
  caller: Caller,
  { companyId, accountId, userType, permissions, version }: Input<typeof changeCall>,
): Promise<CompanyAccount> {
  return asRoot(caller, companyId, async (tx) => {
    const before = await memberOf(tx, companyId, accountId, caller)
    const after: Member = { userType, permissions: userType === 'Root' ? {} : permissions }
    // A repeated save, or two Roots with the same change: nothing to do.
    if (isSame(before, after)) return before
    if (version !== undefined && version !== before.version) throw await changedMeanwhile(tx, caller, before)
    if (userType !== 'Root' && !before.can.lower) throw problem('companyAccounts.lastRoot')
    const change = { version: before.version + 1, changedAt: new Date(), changedBy: signedIn(caller).accountId }
    await tx
      .update(companyMembers)
      .set({ ...after, ...change })
      .where(eq(companyMembers.accountId, accountId))
    // Access tokens contain the permissions until they expire, so the sessions end.
    if (losesAccess(before, after)) await endSessionsOf(tx, accountId)
    await forgetClosedNews(tx, accountId, before, after)
    return memberOf(tx, companyId, accountId, caller)
  })
}

const isSame = (before: Member, after: Member) =>
  before.userType === after.userType && isDeepStrictEqual(before.permissions, after.permissions)

/** The problem with the newer state and its author, so that the caller can choose. */
async function changedMeanwhile(
  tx: Transaction,
  caller: Caller,
  { accountId, userType, permissions, version }: CompanyAccount,
) {
  const [last] = await tx
    .select({
      changedAt: companyMembers.changedAt,
      by: companyMembers.changedBy,
      name: accounts.name,
      surname: accounts.surname,
    })
    .from(companyMembers)
    .leftJoin(accounts, eq(accounts.id, companyMembers.changedBy))
    .where(eq(companyMembers.accountId, accountId))
  return problem('companyAccounts.changedMeanwhile', {}, undefined, {
    newerAccount: {
      version,
      userType,
      permissions,
      changedBy: last?.name ? `${last.name} ${last.surname}` : null,
      changedByMe: last?.by === signedIn(caller).accountId,
      changedAt: last?.changedAt?.toISOString() ?? null,
    },
  })
}
