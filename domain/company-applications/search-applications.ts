import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ApplicationStatus } from '#contract/application-status.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { searchApplications as call } from '#contract/company-applications.ts'
import { database } from '#database/connection.ts'
import { applications, applicationSnapshots as snapshots } from '#database/schema/applications.ts'
import { formOf } from '#domain/forms/own-form.ts'
import { bySender, byStanding, handedInTo } from './application-filters.ts'
import { rowsOf } from './application-rows.ts'

type Asked = Input<typeof call>

export async function searchApplications({ language }: Caller, asked: Asked): Promise<Output<typeof call>> {
  const { status, pageNumber, pageSize } = asked
  await formOf(database(), asked)
  const [ids, counts, sealed] = await Promise.all([pageOf(asked), countsOf(asked), countSealed(asked)])
  const items = await rowsOf(database(), language, ids)
  const total = [...new Set(status ?? ApplicationStatus.options)].reduce((sum, one) => sum + counts[one], 0)
  return { items, total, pageNumber, pageSize, counts, sealed }
}

const withStatus = ({ status }: Asked) => status && inArray(applications.status, status)
const matching = (asked: Asked) => and(handedInTo(asked), byStanding(asked), ofSender(asked))

/** Named twice, the form is found by the indexes of both tables. */
function ofSender(asked: Asked): SQL | undefined {
  const sender = bySender(asked)
  return sender && and(eq(snapshots.formId, asked.formId), sender)
}

/** Only ids are skipped over; the rest is read for the rows that are shown. */
async function pageOf(asked: Asked): Promise<string[]> {
  const { sort, direction, pageNumber, pageSize } = asked
  const page = database().select({ id: applications.id }).from(applications).$dynamic()
  if (sort === 'name' || sort === 'gpa' || bySender(asked)) page.innerJoin(snapshots, isItsSnapshot)
  const rows = await page
    .where(and(matching(asked), withStatus(asked)))
    .orderBy(...orderOf(sort, direction))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return rows.map(({ id }) => id)
}

/** By status, whichever is shown. What was handed in is read only where it is asked about. */
async function countsOf(asked: Asked): Promise<Record<ApplicationStatus, number>> {
  const counted = database()
    .select({ status: applications.status, count: sql<number>`count(*)` })
    .from(applications)
    .$dynamic()
  if (bySender(asked)) counted.innerJoin(snapshots, isItsSnapshot)
  const rows = await counted.where(matching(asked)).groupBy(applications.status)
  return { ...nothing, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
}

const nothing: Record<ApplicationStatus, number> = {
  ...{ Draft: 0, Submitted: 0, InReview: 0, Shortlisted: 0 },
  ...{ Approved: 0, Reserve: 0, Rejected: 0, Withdrawn: 0 },
}

/** Those that would be among them, as far as that can be told of what is sealed. */
const countSealed = (asked: Asked) =>
  database().$count(
    applications,
    and(eq(applications.sealed, true), handedInTo(asked), byStanding(asked), withStatus(asked)),
  )

const isItsSnapshot = eq(snapshots.applicationId, applications.id)

/** Where a sealed one stands among others would tell of it: they come last. */
const unsealed = (value: SQL) => sql`case when ${applications.sealed} then null else ${value} end`
const keys: Readonly<Record<Asked['sort'], SQL>> = {
  submitted: sql`${applications.submittedAt}`,
  name: unsealed(sql`(${snapshots.name} || ' ' || ${snapshots.surname}) collate turkish`),
  gpa: unsealed(sql`${snapshots.gpa}`),
  status: sql`array_position(array[${sql.raw(ApplicationStatus.options.map((one) => `'${one}'`).join())}], ${applications.status})`,
}

/** Of what is equal the order is fixed, so that no page repeats or leaves out what another shows. */
function orderOf(sort: Asked['sort'], direction: Asked['direction']): SQL[] {
  const key = keys[sort]
  // The index of a form's applications has both ways of this order.
  if (sort === 'submitted')
    return direction === 'down'
      ? [sql`${key} desc nulls last`, asc(applications.id)]
      : [sql`${key} asc nulls first`, desc(applications.id)]
  return [
    sql`${direction === 'down' ? desc(key) : asc(key)} nulls last`,
    desc(applications.submittedAt),
    asc(applications.id),
  ]
}
