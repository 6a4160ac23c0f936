import { asc, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'

/**
 * Whoever changes an application or something that hangs on it (requests, invitations, answers, history) first locks the
 * application, with this lock only and in the order of ids: two who come at once take turns, and never wait for each
 * other in a circle. Rows that merely refer to an application may still be added meanwhile.
 */
export const applicationLock = 'no key update'

/** Locks applications until the transaction ends; answers their ids in order. */
export async function lockApplications(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(which)
    .orderBy(asc(applications.id))
    .for(applicationLock)
  return rows.map(({ id }) => id)
}
