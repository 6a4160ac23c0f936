import { sql } from 'drizzle-orm'
import { daysKept, sensitiveColumns } from '#contract/exports/export-facts.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { holdsLease, LeaseLost, unleased } from '#domain/ground/files/making-lease.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import type { ExportRecord } from '../export-record.ts'
import { requireGrant } from './require-grant.ts'

interface Written {
  readonly size: number
  readonly count: number
  /** Applications whose candidates see in the history that sensitive data was exported. */
  readonly exported: readonly string[]
}

/**
 * Marks the export as ready in the transaction that writes the candidates' history and notifies the owner. After a
 * crash or cancellation the row no longer matches, so it happens once.
 */
export async function endExport(made: ExportRecord, { size, count, exported }: Written, tells: boolean) {
  await database().transaction(async (tx) => {
    // Making takes minutes, during which the grant may have been withdrawn.
    await requireGrant(made, tx)
    const [ended] = await tx
      .update(madeExports)
      .set({
        state: 'ready',
        ...unleased,
        size,
        done: count,
        total: count,
        endedAt: sql`now()`,
        expiresAt: sql`now() + make_interval(days => ${daysKept})`,
      })
      .where(holdsLease(madeExports, made))
      .returning()
    if (!ended) throw new LeaseLost()
    if (made.isSensitive) await writeReadings(tx, made, exported)
    if (tells) await notifyMaker(tx, made, 'exportReady')
  })
}

/** Marks the export as failed for good. */
export async function failExport(made: ExportRecord, tells: boolean) {
  await database().transaction(async (tx) => {
    const failed = await tx
      .update(madeExports)
      .set({ state: 'failed', ...unleased, endedAt: sql`now()` })
      .where(holdsLease(madeExports, made))
      .returning({ id: madeExports.id })
    if (failed.length > 0 && tells) await notifyMaker(tx, made, 'exportFailed')
  })
}

/** Each export of sensitive data is an entry in the application's history, like reading it on a page. */
async function writeReadings(tx: Transaction, made: ExportRecord, applicationIds: readonly string[]) {
  const person = { kind: 'Company', accountId: made.accountId } as const
  if (made.kind === 'documents')
    return addHistory(tx, { person }, { applicationIds, event: 'documentsZipped', detail: { exportId: made.id } })
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${applicationSnapshots.applicationId} as id from ${applicationSnapshots}
    where ${applicationSnapshots.applicationId} = any(${uuids(applicationIds)})
      and ${applicationSnapshots.sensitiveSealed} is not null`)
  const columns = sensitiveColumns.filter((column) => made.asked.columns.includes(column))
  const what = `exported${columns.length > 1 ? 'Both' : columns[0] === 'citizen' ? 'Citizen' : 'Requirements'}`
  await addHistory(
    tx,
    { person },
    { applicationIds: rows.map(({ id }) => id), event: 'sensitiveRead', detail: { what, exportId: made.id } },
  )
}

const notifyMaker = (tx: Transaction, { accountId, fileName }: ExportRecord, event: 'exportReady' | 'exportFailed') =>
  notifyMembers(tx, [{ accountId, values: { title: fileName } }], {
    kind: 'exports',
    event,
    address: '/organizations-dashboard/exports',
  })
