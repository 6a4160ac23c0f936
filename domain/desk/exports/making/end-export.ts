import { sql } from 'drizzle-orm'
import { daysKept, sensitiveColumns } from '#contract/exports/export-facts.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import type { ExportRecord } from '../export-record.ts'
import { isCarried, NoLongerWanted } from './carrying.ts'
import { demandGrant } from './demand-grant.ts'

interface Written {
  readonly size: number
  readonly count: number
  /** Applications whose candidates see that something of theirs was exported. */
  readonly told: readonly string[]
}

/**
 * The file is there: said once, in the one transaction that writes it into the history of those who are in it and tells
 * who waits for it. Whoever comes second, after a crash or a cancellation, finds that it is over.
 */
export async function endExport(made: ExportRecord, { size, count, told }: Written, tells: boolean) {
  await database().transaction(async (tx) => {
    // Making takes minutes, in which a right may have been taken away.
    await demandGrant(made, tx)
    const [ended] = await tx
      .update(madeExports)
      .set({
        ...{ state: 'ready', carrier: null, carriedUntil: null, size, done: count, total: count },
        ...{ endedAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${daysKept})` },
      })
      .where(isCarried(made))
      .returning()
    if (!ended) throw new NoLongerWanted()
    if (made.isSensitive) await tellReadings(tx, made, told)
    if (tells) await tellMaker(tx, made, 'exportReady')
  })
}

/** It could not be made and is not tried again. */
export async function failExport(made: ExportRecord, tells: boolean) {
  await database().transaction(async (tx) => {
    const failed = await tx
      .update(madeExports)
      .set({ state: 'failed', carrier: null, carriedUntil: null, endedAt: sql`now()` })
      .where(isCarried(made))
      .returning({ id: madeExports.id })
    if (failed.length > 0 && tells) await tellMaker(tx, made, 'exportFailed')
  })
}

/** Each reading of what is sensitive is a row of the application's history, as when it is read on the screen. */
async function tellReadings(tx: Transaction, made: ExportRecord, applicationIds: readonly string[]) {
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

const tellMaker = (tx: Transaction, { accountId, fileName }: ExportRecord, event: 'exportReady' | 'exportFailed') =>
  notifyMembers(tx, [{ accountId, values: { title: fileName } }], {
    kind: 'exports',
    event,
    address: '/organizations-dashboard/exports',
  })
