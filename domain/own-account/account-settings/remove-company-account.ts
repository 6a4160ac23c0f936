import { and, eq, gt, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeCompanyAccount as removeCall } from '#contract/companies/company-accounts.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { interviewers } from '#database/schema/interviews.ts'
import { views } from '#database/schema/review/views.ts'
import { asRoot } from '#domain/accounts/company-accounts/as-root.ts'
import { memberOf } from '#domain/accounts/company-accounts/members.ts'
import { closeAccount } from './close-account.ts'

export async function removeCompanyAccount(caller: Caller, { companyId, accountId }: Input<typeof removeCall>) {
  return asRoot(caller, companyId, async (tx) => {
    const { can } = await memberOf(tx, companyId, accountId, caller)
    if (!can.remove) throw problem('companyAccounts.lastRoot')
    await tx.delete(companyMembers).where(eq(companyMembers.accountId, accountId))
    // Views that they shared stay for the others.
    await tx.delete(views).where(and(eq(views.accountId, accountId), eq(views.isShared, false)))
    await leaveInterviews(tx, { companyId, accountId })
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
    if (account) await closeAccount(tx, account)
    return null
  })
}

/** Removes the member from their interviews, and notifies members who can assign another interviewer. */
async function leaveInterviews(tx: Transaction, { companyId, accountId }: Input<typeof removeCall>) {
  const left = await tx
    .delete(interviewers)
    .where(and(eq(interviewers.accountId, accountId), gt(interviewers.startsAt, sql`now()`)))
    .returning({ slotId: interviewers.slotId })
  if (left.length > 0)
    await enqueue(tx, jobs.notifyUnstaffed, { companyId, accountId, slotIds: left.map(({ slotId }) => slotId) })
}
