import { and, eq, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { uuids } from '#database/uuids.ts'

interface Interviewers {
  readonly companyId: string
  readonly interviewerIds: readonly string[]
}

/**
 * Locks the interviewers in one order, after the times that they are given: nobody leaves the organization meanwhile, and
 * of two who plan the same person at once, in any form, the second sees what the first has planned.
 */
export async function lockInterviewers(tx: Transaction, { companyId, interviewerIds }: Interviewers) {
  if (interviewerIds.length === 0) return
  const found = await tx
    .select({ id: companyMembers.accountId })
    .from(companyMembers)
    .where(
      and(eq(companyMembers.companyId, companyId), sql`${companyMembers.accountId} = any(${uuids(interviewerIds)})`),
    )
    .orderBy(companyMembers.accountId)
    .for('no key update')
  if (found.length < new Set(interviewerIds).size) throw problem('interviews.unknownInterviewer')
}
