import { and, asc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type * as calls from '#contract/data-requests/answered-data-requests.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { dataRequestEntries, dataRequests } from '#database/schema/own-data/data-requests.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'
import { addEntry } from './add-entry.ts'
import { clockOf, isLate, today } from './clock.ts'
import { notifyOffice } from './notify-of-request.ts'

// Operators' view of organizations' requests: that they exist and how late they are, neither the person nor the
// content.

const isCompanys = and(isNotNull(dataRequests.companyId), isNull(dataRequests.endedAt))

const watched = (db: Database | Transaction, which: SQL | undefined) =>
  db
    .select({
      row: {
        id: dataRequests.id,
        state: dataRequests.state,
        createdAt: dataRequests.createdAt,
        dueOn: dataRequests.dueOn,
        endedAt: dataRequests.endedAt,
      },
      company: { id: companies.id, name: companies.name },
      remindedAt: sql<Date | null>`(select max(${dataRequestEntries.at}) from ${dataRequestEntries}
        where ${dataRequestEntries.dataRequestId} = ${dataRequests.id} and ${dataRequestEntries.event} = 'operatorReminded')`.mapWith(
        dataRequestEntries.at,
      ),
    })
    .from(dataRequests)
    .innerJoin(companies, eq(companies.id, dataRequests.companyId))
    .where(which)

function shown({ row, company, remindedAt }: Awaited<ReturnType<typeof watched>>[number]) {
  const { outcome: _, ...clock } = clockOf({ ...row, outcome: null })
  return { id: row.id, company, ...clock, remindedAt: remindedAt?.toISOString() ?? null }
}

export async function listWatchedDataRequests(
  _caller: Caller,
  { late, pageNumber, pageSize }: Input<typeof calls.listWatchedDataRequests>,
): Promise<Output<typeof calls.listWatchedDataRequests>> {
  const which = and(isCompanys, late === undefined ? undefined : late === 'true' ? isLate : not(isLate))
  const [rows, total] = await Promise.all([
    watched(database(), which)
      .orderBy(asc(dataRequests.dueOn), asc(dataRequests.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(dataRequests, which),
  ])
  return { items: rows.map(shown), total, pageNumber, pageSize }
}

/** Reminds the organization in the product and by e-mail, once a day for all operators together. */
export async function remindOfDataRequest(
  caller: Caller,
  { dataRequestId }: Input<typeof calls.remindOfDataRequest>,
): Promise<Output<typeof calls.remindOfDataRequest>> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(dataRequests)
      .where(and(eq(dataRequests.id, dataRequestId), isNotNull(dataRequests.companyId)))
      .for('no key update')
    if (!row) throw problem('dataRequests.notFound')
    if (row.endedAt !== null) throw problem('dataRequests.ended')
    const todays = and(
      eq(dataRequestEntries.dataRequestId, dataRequestId),
      eq(dataRequestEntries.event, 'operatorReminded'),
      sql`(${dataRequestEntries.at} at time zone 'Europe/Istanbul')::date = ${today}`,
    )
    if ((await tx.$count(dataRequestEntries, todays)) > 0) throw problem('dataRequests.remindedToday')
    await addEntry(tx, row, { event: 'operatorReminded' })
    await notifyOffice(tx, row, 'dataRequestReminded')
    const [found] = await watched(tx, eq(dataRequests.id, dataRequestId))
    if (!found) throw problem('dataRequests.notFound')
    const { id: companyId, name: about } = found.company
    await recordOperatorAct(tx, caller, { act: 'dataRequestReminded', about, companyId, aboutId: dataRequestId })
    return shown(found)
  })
}
