import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { canBeAssigned, isMemberOf, memberFields } from './assignable.ts'

interface Heard {
  readonly id: string
  readonly companyId: string
  /** Whom it concerns where nobody looks after the application; the first of them who may read it hears of it. */
  readonly otherwise: () => Promise<readonly string[]>
}

/**
 * The accounts that hear of what the candidate did: those who look after the application, or one who had to do with it.
 * Only who may read applications is told, because news name the candidate.
 */
export async function hearersOf(tx: Transaction, { id, companyId, otherwise }: Heard): Promise<readonly string[]> {
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

/** Those of them who may read applications today, in the same order. */
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
