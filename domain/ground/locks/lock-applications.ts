import { asc, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'

/**
 * Lock order: every change of an application, or of its requests, invitations, answers or history, first locks the
 * application, with this lock mode only and in the order of ids. So two changes wait for each other and never
 * deadlock. Inserting rows that only reference an application does not have to wait.
 */
export const applicationLock = 'no key update'

/** Locks applications until the transaction ends, and returns their ids in order. */
export async function lockApplications(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(which)
    .orderBy(asc(applications.id))
    .for(applicationLock)
  return rows.map(({ id }) => id)
}
