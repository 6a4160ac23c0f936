import { desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDataCopies as call, DataCopy } from '#contract/candidates/data-copies.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'

const mostListed = 10

export async function listDataCopies(_: Caller, { candidateId }: Input<typeof call>): Promise<Output<typeof call>> {
  const rows = await database()
    .select()
    .from(dataCopies)
    .where(eq(dataCopies.candidateId, candidateId))
    .orderBy(desc(dataCopies.createdAt), desc(dataCopies.id))
    .limit(mostListed)
  return { items: rows.map(toDataCopy), nextAt: await nextCopyAt(database(), candidateId) }
}

/** When the next copy can be requested: one a day; failed ones do not count. Null: now. */
export async function nextCopyAt(db: Database | Transaction, candidateId: string): Promise<string | null> {
  const nextAt = sql<Date>`${dataCopies.createdAt} + interval '1 day'`.mapWith(dataCopies.createdAt)
  const [last] = await db
    .select({ nextAt })
    .from(dataCopies)
    .where(
      sql`${dataCopies.candidateId} = ${candidateId} and ${dataCopies.state} <> 'failed' and ${dataCopies.createdAt} > now() - interval '1 day'`,
    )
    .orderBy(desc(dataCopies.createdAt))
    .limit(1)
  return last ? last.nextAt.toISOString() : null
}

function toDataCopy(row: typeof dataCopies.$inferSelect): DataCopy {
  const { id, done, total, size, createdAt, endedAt, expiresAt, downloadedAt } = row
  const isOver = row.state === 'ready' && expiresAt !== null && expiresAt <= new Date()
  return {
    id,
    state: isOver ? 'expired' : row.state,
    done,
    total,
    size,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    downloadedAt: downloadedAt?.toISOString() ?? null,
  }
}
