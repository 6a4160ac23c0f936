import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { lockApplications } from '../../ground/locks/lock-applications.ts'
import { eraseEntered } from './erase-entered.ts'

/** Removes entered applications that the account's owner took over and never submitted. */
export async function eraseNeverHandedIn(tx: Transaction, accountId: string) {
  const entered = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, applications.id))
    .where(and(eq(candidates.accountId, accountId), eq(applicationSnapshots.entered, true)))
  const ids = await lockApplications(tx, inArray(applications.id, entered))
  await eraseEntered(tx, {}, ids, 'person')
}
