import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { canBeAssigned, isMemberOf, memberFields } from './assignable.ts'

interface Heard {
  readonly id: string
  readonly companyId: string
  /** Account ids for an application without assignees; the first one that may read applications is notified. */
  readonly otherwise: () => Promise<readonly string[]>
}

/**
 * The accounts to notify of what the candidate did: the assignees, or else one member involved with the application.
 * Only members who may read applications, because the notification names the candidate.
 */
export async function newsRecipientsOf(
  tx: Transaction,
  { id, companyId, otherwise }: Heard,
): Promise<readonly string[]> {
  const assigned = await tx
    .select({ accountId: assignments.accountId })
    .from(assignments)
    .where(eq(assignments.applicationId, id))
  const lookingAfter = await whoMayRead(
    tx,
    companyId,
    assigned.map(({ accountId }) => accountId),
  )
  if (lookingAfter.length > 0) return lookingAfter
  return (await whoMayRead(tx, companyId, await otherwise())).slice(0, 1)
}

/** The given accounts that may read applications now, in the same order. */
async function whoMayRead(tx: Transaction, companyId: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const members = await tx
    .select(memberFields)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(isMemberOf(companyId), inArray(accounts.id, [...ids])))
  const allowed = new Set(members.filter(canBeAssigned).map((member) => member.id))
  return ids.filter((id) => allowed.has(id))
}
