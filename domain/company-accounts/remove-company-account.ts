import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeCompanyAccount as removeCall } from '#contract/companies/company-accounts.ts'
import { problem } from '#contract/problems.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { views } from '#database/schema/review/views.ts'
import { closeAccount } from '#domain/account-settings/close-account.ts'
import { asRoot } from './as-root.ts'
import { memberOf } from './members.ts'

export async function removeCompanyAccount(caller: Caller, { companyId, accountId }: Input<typeof removeCall>) {
  return asRoot(caller, companyId, async (tx) => {
    const { can } = await memberOf(tx, companyId, accountId, caller)
    if (!can.remove) throw problem('companyAccounts.lastRoot')
    await tx.delete(companyMembers).where(eq(companyMembers.accountId, accountId))
    // What they shared stays for the others.
    await tx.delete(views).where(and(eq(views.accountId, accountId), eq(views.isShared, false)))
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
    if (account) await closeAccount(tx, account)
    return null
  })
}
