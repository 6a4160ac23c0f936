import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { mostOpenRequests } from '#contract/data-requests/data-request-facts.ts'
import type * as calls from '#contract/data-requests/own-data-requests.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { dataRequestEntries, dataRequests } from '#database/schema/own-data/data-requests.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { newId } from '#platform/ids.ts'
import { addEntry } from './add-entry.ts'
import { dueOnOf } from './clock.ts'
import { type DataRequestRow, oneOwn, shownOwn } from './describe-requests.ts'
import { notifyOffice } from './notify-of-request.ts'
import { ofOffice } from './received-requests.ts'

export async function listDataRequests(
  _caller: Caller,
  { candidateId, pageNumber, pageSize }: Input<typeof calls.listDataRequests>,
): Promise<Output<typeof calls.listDataRequests>> {
  const which = eq(dataRequests.candidateId, candidateId)
  const [rows, total] = await Promise.all([
    database()
      .select({ row: dataRequests, company: { id: companies.id, name: companies.name } })
      .from(dataRequests)
      .leftJoin(companies, eq(companies.id, dataRequests.companyId))
      .where(which)
      .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(dataRequests, which),
  ])
  return { items: rows.map(({ row, company }) => shownOwn(row, company)), total, pageNumber, pageSize }
}

/** Organizations that have received data of a candidate; SQL over `companies`. Drafts do not count. */
const holdsDataOf = (candidateId: string) => sql`${companies.id} in (
  select ${applications.companyId} from ${applications}
  where ${applications.candidateId} = ${candidateId} and ${applications.submittedAt} is not null
  union
  select ${communities.companyId} from ${communityMembers}
  join ${communities} on ${communities.id} = ${communityMembers.communityId}
  where ${communityMembers.candidateId} = ${candidateId})`

export async function listDataHolders(
  _caller: Caller,
  { candidateId }: Input<typeof calls.listDataHolders>,
): Promise<Output<typeof calls.listDataHolders>> {
  const items = await database()
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(holdsDataOf(candidateId))
    .orderBy(asc(sql`${companies.name} collate "turkish"`), asc(companies.id))
  return { items }
}

export async function sendDataRequest(
  caller: Caller,
  { candidateId, companyId, kind, text }: Input<typeof calls.sendDataRequest>,
): Promise<Output<typeof calls.sendDataRequest>> {
  return database().transaction(async (tx) => {
    // Of two concurrent requests, the second counts the first.
    const { name, surname, email, language } = await lockOwnAccount(tx, caller)
    if (companyId !== null) await requireHolder(tx, candidateId, companyId)
    const open = and(eq(dataRequests.candidateId, candidateId), isNull(dataRequests.endedAt))
    const [same] = await tx
      .select()
      .from(dataRequests)
      .where(and(open, ofOffice(companyId), eq(dataRequests.kind, kind), eq(dataRequests.text, text)))
    // A double click, or a retry after a lost answer: returns the first request.
    if (same) return oneOwn(tx, same)
    if ((await tx.$count(dataRequests, open)) >= mostOpenRequests)
      throw problem('dataRequests.tooMany', { most: mostOpenRequests })
    const asked = { candidateId, companyId, kind, text, language, email, name: `${name} ${surname}`.trim() }
    return oneOwn(tx, await receiveRequest(tx, asked))
  })
}

async function requireHolder(tx: Transaction, candidateId: string, companyId: string) {
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), holdsDataOf(candidateId)))
  if (!company) throw problem('dataRequests.unknownRecipient')
}

type Asked = Pick<DataRequestRow, 'candidateId' | 'companyId' | 'name' | 'email' | 'language' | 'kind' | 'text'>

/** Stores a new request, which starts its statutory period, and notifies the answering side. */
export async function receiveRequest(tx: Transaction, asked: Asked): Promise<DataRequestRow> {
  const createdAt = new Date()
  const [row] = await tx
    .insert(dataRequests)
    .values({ id: newId(), ...asked, createdAt, dueOn: dueOnOf(createdAt) })
    .returning()
  if (!row) throw new Error('A request was not written down')
  await tx.insert(dataRequestEntries).values({ id: newId(), dataRequestId: row.id, event: 'received', at: createdAt })
  await notifyOffice(tx, row, 'dataRequestReceived')
  return row
}

interface OwnIds {
  readonly candidateId: string
  readonly dataRequestId: string
}

const isOwn = ({ candidateId, dataRequestId }: OwnIds) =>
  and(eq(dataRequests.id, dataRequestId), eq(dataRequests.candidateId, candidateId))

export async function readDataRequest(
  _caller: Caller,
  ids: Input<typeof calls.readDataRequest>,
): Promise<Output<typeof calls.readDataRequest>> {
  const [row] = await database().select().from(dataRequests).where(isOwn(ids))
  if (!row) throw problem('dataRequests.notFound')
  return oneOwn(database(), row)
}

async function lockOwn(tx: Transaction, ids: OwnIds): Promise<DataRequestRow> {
  const [row] = await tx.select().from(dataRequests).where(isOwn(ids)).for('no key update')
  if (!row) throw problem('dataRequests.notFound')
  if (row.endedAt !== null) throw problem('dataRequests.ended')
  return row
}

export async function replyToDataRequest(
  _caller: Caller,
  { text, ...ids }: Input<typeof calls.replyToDataRequest>,
): Promise<Output<typeof calls.replyToDataRequest>> {
  return database().transaction(async (tx) => {
    const row = await addEntry(tx, await lockOwn(tx, ids), { event: 'replied', text }, { state: 'open' })
    await notifyOffice(tx, row, 'dataRequestReplied')
    return oneOwn(tx, row)
  })
}

export async function withdrawDataRequest(
  _caller: Caller,
  ids: Input<typeof calls.withdrawDataRequest>,
): Promise<Output<typeof calls.withdrawDataRequest>> {
  return database().transaction(async (tx) => {
    const ended = { state: 'withdrawn', endedAt: new Date() } as const
    return oneOwn(tx, await addEntry(tx, await lockOwn(tx, ids), { event: 'withdrawn' }, ended))
  })
}
