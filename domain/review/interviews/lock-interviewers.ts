import { and, eq, sql } from 'drizzle-orm'
import { hasAccess, type Member } from '#contract/access.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { uuids } from '#database/uuids.ts'

/** How many names the refusal lists. */
const named = 3

/** Whether a member may write interview results, as `saveInterviewResult` requires. */
export const canAssess = (member: Member): boolean => hasAccess(member, 'Applications', 'write')

interface Interviewers {
  readonly companyId: string
  readonly interviewerIds: readonly string[]
  /** Interviewers already on the panel, who stay even if they may no longer write results. */
  readonly kept?: readonly string[]
}

/**
 * Locks the interviewers in the order of their ids, after the slots, so that none leaves the organization meanwhile and
 * two members who plan the same interviewer at once, in any form, see each other's times. Refuses members who may not
 * write interview results.
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
