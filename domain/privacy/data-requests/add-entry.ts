import { eq, sql } from 'drizzle-orm'
import type { DataRequestEvent } from '#contract/data-requests/data-request.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { dataRequestEntries, dataRequests } from '#database/schema/own-data/data-requests.ts'
import { newId } from '#platform/ids.ts'
import type { DataRequestRow } from './describe-requests.ts'

interface Entry {
  readonly event: DataRequestEvent
  readonly accountId?: string
  readonly text?: string
}

type Change = Partial<
  Pick<DataRequestRow, 'state' | 'reminders' | 'endedAt' | 'outcome' | 'ground' | 'answer' | 'answeredBy'>
>

/** The most entries of one request; an answer does not depend on it. */
const mostEntries = 200

/** Adds an entry to a request, which the caller has locked, and applies its consequences. */
export async function addEntry(tx: Transaction, row: DataRequestRow, entry: Entry, change: Change = {}) {
  if (isTalk.has(entry.event)) {
    const written = await tx.$count(dataRequestEntries, eq(dataRequestEntries.dataRequestId, row.id))
    if (written >= mostEntries) throw problem('dataRequests.tooLong')
  }
  await tx.insert(dataRequestEntries).values({ id: newId(), dataRequestId: row.id, ...entry })
  // A reminder does not change the version, so that it causes no conflict for an answer being written.
  if (isReminder.has(entry.event) && change.reminders === undefined) return row
  // An ended request is immutable, its version included, but a note may still be added.
  if (row.endedAt !== null) return row
  const [changed] = await tx
    .update(dataRequests)
    .set({ ...change, ...(!isReminder.has(entry.event) && { version: sql`${dataRequests.version} + 1` }) })
    .where(eq(dataRequests.id, row.id))
    .returning()
  if (!changed) throw problem('dataRequests.notFound')
  return changed
}

const isTalk = new Set<DataRequestEvent>(['asked', 'replied', 'noted'])
const isReminder = new Set<DataRequestEvent>(['remindedWeek', 'remindedDay', 'overdue', 'operatorReminded'])
