import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type * as calls from '#contract/data-requests/answered-data-requests.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { oneReceived, shownReceived } from './describe-requests.ts'

// The inbox of requests, shared by organizations and operators.

/** The requests of one inbox: null is Köprü's own. Every query uses it, so that inboxes stay separate. */
export const ofOffice = (companyId: string | null) =>
  companyId === null ? isNull(dataRequests.companyId) : eq(dataRequests.companyId, companyId)

type Listed = Pick<Input<typeof calls.listOperatedDataRequests>, 'which' | 'pageNumber' | 'pageSize'>

async function listed(companyId: string | null, { which, pageNumber, pageSize }: Listed) {
  const isEnded = which === 'ended'
  const wanted = and(ofOffice(companyId), isEnded ? isNotNull(dataRequests.endedAt) : isNull(dataRequests.endedAt))
  const [rows, total] = await Promise.all([
    database()
      .select()
      .from(dataRequests)
      .where(wanted)
      // Overdue requests have the earliest deadline, and so come first.
      .orderBy(isEnded ? desc(dataRequests.endedAt) : asc(dataRequests.dueOn), asc(dataRequests.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(dataRequests, wanted),
  ])
  return { items: rows.map(shownReceived), total, pageNumber, pageSize }
}

async function read(companyId: string | null, dataRequestId: string) {
  const [row] = await database()
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.id, dataRequestId), ofOffice(companyId)))
  if (!row) throw problem('dataRequests.notFound')
  return oneReceived(database(), row)
}

export const listCompanyDataRequests = (
  _: Caller,
  { companyId, ...rest }: Input<typeof calls.listCompanyDataRequests>,
): Promise<Output<typeof calls.listCompanyDataRequests>> => listed(companyId, rest)

export const readCompanyDataRequest = (
  _: Caller,
  { companyId, dataRequestId }: Input<typeof calls.readCompanyDataRequest>,
): Promise<Output<typeof calls.readCompanyDataRequest>> => read(companyId, dataRequestId)

export const listOperatedDataRequests = (
  _: Caller,
  input: Input<typeof calls.listOperatedDataRequests>,
): Promise<Output<typeof calls.listOperatedDataRequests>> => listed(null, input)

export const readOperatedDataRequest = (
  _: Caller,
  { dataRequestId }: Input<typeof calls.readOperatedDataRequest>,
): Promise<Output<typeof calls.readOperatedDataRequest>> => read(null, dataRequestId)
