import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listPayments as call, listCompanyPayments as companyCall } from '#contract/payments/payments.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { takesPart } from '#domain/applying/applications/not-taking-part.ts'
import { shownName } from '#domain/applying/applications/shown-name.ts'
import { type ApplicationIds, requireReviewed } from '#domain/review/review/reviewed-application.ts'
import { fold } from '#platform/text/turkish.ts'
import { approvesPayments } from './approves-payments.ts'
import { paymentRows, toPayment } from './describe-payments.ts'

export async function listPayments(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  await requireReviewed(db, ids)
  const [rows, isPayee] = await Promise.all([
    paymentRows(db, eq(payments.applicationId, ids.appId)),
    takesPart(db, ids.appId),
  ])
  const plan = isPayee && isGranted(caller, 'Participants', 'write')
  return { items: rows.map((row) => toPayment(caller, row)), can: { plan } }
}

export async function listCompanyPayments(
  caller: Caller,
  input: Input<typeof companyCall>,
): Promise<Output<typeof companyCall>> {
  const { pageNumber, pageSize } = input
  const where = matching(input)
  const [rows, sums, approves, approvable] = await Promise.all([
    paymentRows(database(), where)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    sumsOf(where),
    approvesPayments(database(), input.companyId),
    approvableOf(caller, input),
  ])
  const total = sums.reduce((all, { count }) => all + count, 0)
  const items = rows.map((row) => ({
    ...toPayment(caller, row),
    name: shownName(caller.language, row.payee.name, row.payee.surname),
    formTitle: row.title,
  }))
  return { items, total, pageNumber, pageSize, sums: sums.map(({ count: _, ...sum }) => sum), approves, approvable }
}

/** How many payments of the month's list the caller can approve, across all pages. */
function approvableOf(caller: Caller, { companyId, month, until, ofFormId }: Input<typeof companyCall>) {
  const accountId = caller.person?.accountId
  if ((month ?? until) === undefined || accountId === undefined || !isGranted(caller, 'Participants', 'write')) return 0
  const asksForApproval = sql`(select ${companies.approvesPayments} from ${companies} where ${companies.id} = ${companyId}::uuid)`
  const isTheirs = and(eq(payments.status, 'Planned'), ne(payments.plannedBy, accountId), asksForApproval)
  return database().$count(payments, and(matching({ companyId, month, until, ofFormId }), isTheirs))
}

const sumsOf = (where: SQL | undefined) =>
  database()
    .select({
      currency: payments.currency,
      count: sql<number>`count(*)::int`,
      minor: sql<number>`sum(${payments.amountMinor})::bigint`.mapWith(Number),
    })
    .from(payments)
    .where(where)
    .groupBy(payments.currency)
    .orderBy(payments.currency)

type Narrowing = Omit<Input<typeof companyCall>, 'pageNumber' | 'pageSize'>

function matching({ companyId, month, until, ofFormId, status, held, search }: Narrowing): SQL | undefined {
  return and(
    eq(payments.companyId, companyId),
    month === undefined ? undefined : dueIn(month),
    until === undefined ? undefined : dueUntil(until),
    ofFormId === undefined ? undefined : eq(payments.formId, ofFormId),
    status === undefined || status.length === 0 ? undefined : inArray(payments.status, status),
    held === undefined ? undefined : (held === 'yes' ? isNotNull : isNull)(payments.heldBecause),
    search === undefined ? undefined : isOf(companyId, search),
  )
}

/** Due in a month such as `2026-11`. */
export const dueIn = (month: string): SQL | undefined => and(gte(payments.dueOn, `${month}-01`), dueUntil(month))

/** Due in this month or earlier. */
export const dueUntil = (month: string): SQL =>
  lt(payments.dueOn, sql`(${`${month}-01`}::date + interval '1 month')::date`)

const isOf = (companyId: string, search: string) => sql`${payments.participantId} in (
  select ${participants.id} from ${participants}
  where ${participants.companyId} = ${companyId}::uuid
    and ${participants.search} like ${`%${fold(search).replace(/[\\%_]/g, '\\$&')}%`})`
