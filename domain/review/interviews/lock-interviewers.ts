import { and, eq, sql } from 'drizzle-orm'
import { hasAccess, type Member } from '#contract/access.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { uuids } from '#database/uuids.ts'

/** As many as the refusal names. */
const named = 3

/** Whether a member may write the result of an interview, as `saveInterviewResult` demands it. */
export const canAssess = (member: Member): boolean => hasAccess(member, 'Applications', 'write')

interface Interviewers {
  readonly companyId: string
  readonly interviewerIds: readonly string[]
  /** Who interviews there already and stays, whatever they may do by now. */
  readonly kept?: readonly string[]
}

/**
 * Locks the interviewers in one order, after the times that they are given: nobody leaves the organization meanwhile, and
 * of two who plan the same person at once, in any form, the second sees what the first has planned. A member who could not
 * write what they think of the candidate is refused.
 */
export async function lockInterviewers(tx: Transaction, { companyId, interviewerIds, kept = [] }: Interviewers) {
  if (interviewerIds.length === 0) return
  const found = await tx
    .select({
      id: companyMembers.accountId,
      name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(eq(companyMembers.companyId, companyId), sql`${companyMembers.accountId} = any(${uuids(interviewerIds)})`),
    )
    .orderBy(companyMembers.accountId)
    .for('no key update', { of: companyMembers })
  if (found.length < new Set(interviewerIds).size) throw problem('interviews.unknownInterviewer')
  const unable = found.filter((member) => !kept.includes(member.id) && !canAssess(member))
  if (unable.length > 0)
    throw problem('interviews.cannotAssess', {
      names: unable
        .slice(0, named)
        .map(({ name }) => name)
        .join(', '),
      more: Math.max(unable.length - named, 0),
    })
}
