import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { addressAt } from '../notify-results.ts'
import { notifyFreed } from './notify-freed.ts'

/**
 * Ends awards that were not accepted before the deadline, which frees their places. Each batch is its own transaction:
 * after a crash the next run continues.
 */
export async function lapseAwards(_: object = {}, atOnce = 500) {
  while ((await database().transaction((tx) => lapseSome(tx, atOnce))) === atOnce);
}

const isOver = sql`(${results.acceptance} = 'Pending' and ${results.acceptBy} <= now())`

async function lapseSome(tx: Transaction, atOnce: number): Promise<number> {
  const due = await tx
    .select({ id: results.applicationId })
    .from(results)
    .where(isOver)
    .orderBy(results.acceptBy, results.applicationId)
    .limit(atOnce)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await lockApplications(tx, sql`${applications.id} = any(${uuids(ids)})`)
  // Checked again under the lock: a winner may have accepted just before.
  const lapsed = await tx
    .update(results)
    .set({ acceptance: 'Lapsed' })
    .where(sql`${results.applicationId} = any(${uuids(ids)}) and ${isOver}`)
    .returning({ id: results.applicationId, formId: results.formId })
  await addHistory(tx, {}, { applicationIds: lapsed.map(({ id }) => id), event: 'awardLapsed' })
  const byForm = Map.groupBy(lapsed, ({ formId }) => formId)
  for (const [formId, theirs] of byForm)
    await notifyApplicants(
      tx,
      theirs.map(({ id }) => id),
      {
        kind: 'applications',
        event: 'awardLapsed',
        mail: 'now',
        address: addressAt(formId),
        values: await formNames(tx, formId),
      },
    )
  await notifyFreed(tx, [...byForm.keys()])
  return due.length
}
