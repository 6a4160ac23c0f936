import { and, eq, isNull, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { notificationPreferences as preferences } from '#database/schema/notifications.ts'
import { monthlySummaries } from '#database/schema/reports/monthly-summaries.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { closedSums } from '../closed/closed-counts.ts'
import { countByDimension } from '../count-by-dimension.ts'
import { dayAt, numberOf, periodBefore } from '../period.ts'
import { hasFirstWorkingDayCome } from './first-working-day.ts'

/**
 * Sends subscribed members the numbers of the last month on the first working day of the new one. Each organization is
 * one transaction with the row that records it, so a crash leaves both or neither.
 */
export async function notifyMonthly(_: object = {}, now = new Date()) {
  const today = istanbulDay(now)
  if (!(await hasFirstWorkingDayCome(today))) return
  const to = dayAt(numberOf(`${today.slice(0, 7)}-01`) - 1)
  const month = { from: `${to.slice(0, 7)}-01`, to }
  for (const companyId of await untold(month.from))
    await database().transaction((tx) => notifyReaders(tx, companyId, month))
}

/** Organizations with a subscribed member that have not been notified. */
async function untold(month: string): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select distinct ${companyMembers.companyId} as id
    from ${preferences} join ${companyMembers} on ${companyMembers.accountId} = ${preferences.accountId}
    where ${preferences.kind} = 'reports' and (${preferences.email} or ${preferences.inApp} or ${preferences.sms})
      and not exists (select from ${monthlySummaries}
        where ${monthlySummaries.companyId} = ${companyMembers.companyId} and ${monthlySummaries.month} = ${month}::date)
    order by 1`)
  return rows.map(({ id }) => id)
}

async function notifyReaders(
  tx: Transaction,
  companyId: string,
  month: { readonly from: string; readonly to: string },
) {
  const claimed = await tx
    .insert(monthlySummaries)
    .values({ companyId, month: month.from })
    .onConflictDoNothing()
    .returning({ companyId: monthlySummaries.companyId })
  // Another process is notifying them now.
  if (claimed.length === 0) return
  const members = await tx
    .select({
      accountId: accounts.id,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
      title: companies.name,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.companyId, companyId), isNull(accounts.deletedAt)))
  const readers = members.filter((member) => hasAccess(member, 'Reports', 'read'))
  const told = { kind: 'reports', address: '/organizations-dashboard/reports' } as const
  const ofMonth = { month: month.from.slice(0, 7) }
  const readsExactly = (member: (typeof readers)[number]) => hasAccess(member, 'Applications', 'read')
  const [exact, closed] = await Promise.all([numbersOf(companyId, month), closedNumbersOf(companyId, month)])
  await notifyMembers(
    tx,
    readers
      .filter(readsExactly)
      .map(({ accountId, title }) => ({ accountId, values: { title, ...ofMonth, ...exact } })),
    { ...told, event: 'monthlySummary' },
  )
  await notifyMembers(
    tx,
    readers
      .filter((member) => !readsExactly(member))
      .map(({ accountId, title }) => ({ accountId, values: { title, ...ofMonth, ...closed } })),
    { ...told, event: 'monthlyApproximate' },
  )
}

async function numbersOf(companyId: string, month: { readonly from: string; readonly to: string }) {
  const [now, before] = await Promise.all([
    countByDimension({ companyId, ...month }, undefined),
    countByDimension({ companyId, ...monthBefore(month) }, undefined),
  ])
  const sumOf = (counted: typeof now, isMeant: (status: string) => boolean) =>
    counted.reduce((sum, { status, count }) => (isMeant(status) ? sum + count : sum), 0)
  return {
    applications: sumOf(now, (status) => status !== 'Withdrawn'),
    before: sumOf(before, (status) => status !== 'Withdrawn'),
    approved: sumOf(now, (status) => status === 'Approved'),
    awaiting: sumOf(now, (status) => status === 'Submitted'),
  }
}

/** The same for members who may not read applications, from closed periods like their reports. */
async function closedNumbersOf(companyId: string, month: { readonly from: string; readonly to: string }) {
  const [now, before] = await Promise.all([
    closedSums({ companyId, ...month }),
    closedSums({ companyId, ...monthBefore(month) }),
  ])
  const { Approved: approved = 0, Submitted: awaiting = 0 } = now.byStatus
  return { applications: now.total, before: before.total, approved, awaiting }
}

function monthBefore({ from }: { readonly from: string }) {
  const { to } = periodBefore({ from, to: from })
  return { from: `${to.slice(0, 7)}-01`, to }
}
