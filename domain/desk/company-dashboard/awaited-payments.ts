import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { readCompanyDashboard as call } from '#contract/company-dashboard.ts'
import { database } from '#database/connection.ts'
import { paymentTotals } from '#database/schema/payments/payments.ts'
import { approvesPayments } from '#domain/award/payments/approves-payments.ts'
import { istanbulDay } from '#platform/text/dates.ts'

type Awaited = Output<typeof call>['awaited'][number]

/** Payments due until the end of this month and not sent to the bank: payable, to be approved, and held. */
export async function awaitedPayments(companyId: string): Promise<Awaited[]> {
  const { month, status, heldBecause, number } = paymentTotals
  const [approves, rows] = await Promise.all([
    approvesPayments(database(), companyId),
    database()
      .select({ status, isHeld: sql<boolean>`${heldBecause} is not null`, count: sql<number>`sum(${number})::int` })
      .from(paymentTotals)
      .where(
        and(
          eq(paymentTotals.companyId, companyId),
          lte(month, `${istanbulDay(new Date()).slice(0, 7)}-01`),
          inArray(status, ['Planned', 'Approved']),
        ),
      )
      .groupBy(status, sql`${heldBecause} is not null`),
  ])
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((total, { count }) => total + count, 0)
  const isToApprove = (row: (typeof rows)[number]) => approves && row.status === 'Planned'
  const numbers = {
    payment: sum((row) => !row.isHeld && !isToApprove(row)),
    approval: sum((row) => !row.isHeld && isToApprove(row)),
    held: sum((row) => row.isHeld),
  }
  return (['payment', 'approval', 'held'] as const)
    .filter((kind) => numbers[kind] > 0)
    .map((kind) => ({ kind, formId: null, title: '', count: numbers[kind], at: null }))
}
