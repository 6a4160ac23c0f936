import { and, asc, isNull, lt, lte, not, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { entries, entryLists } from '#database/schema/entries.ts'
import { uuids } from '#database/uuids.ts'
import { eraseEntered } from '#domain/applying/applications/erase-entered.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { takesPart } from './takes-part.ts'

/** Removes expired entries that were never taken over, and lists left unfinished for a day. */
export async function sweepEntries() {
  await database().delete(entryLists).where(lt(entryLists.createdAt, sql`now() - interval '1 day'`))
  for (let removed = atOnce; removed === atOnce; ) removed = await removeOverdue()
}

const atOnce = 1000

function removeOverdue(): Promise<number> {
  return database().transaction(async (tx) => {
    const isOverdue = and(
      ...[lte(entries.expiresAt, sql`now()`), isNull(entries.takenOverAt), isNull(entries.removedAt)],
      not(takesPart),
    )
    const overdue = await tx
      .select({ id: entries.applicationId })
      .from(entries)
      .where(isOverdue)
      .orderBy(asc(entries.expiresAt))
      .limit(atOnce)
    const ids = overdue.map(({ id }) => id)
    await lockApplications(tx, sql`${applications.id} = any(${uuids(ids)})`)
    // Skips entries that were taken over in the meantime.
    const still = await tx
      .select({ id: entries.applicationId })
      .from(entries)
      .where(and(isOverdue, sql`${entries.applicationId} = any(${uuids(ids)})`))
    await eraseEntered(
      tx,
      {},
      still.map(({ id }) => id),
      'expired',
    )
    return ids.length
  })
}
