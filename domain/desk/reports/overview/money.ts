import { and, eq, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { database } from '#database/connection.ts'
import { paymentTotals } from '#database/schema/payments/payments.ts'
import { type Overviewed, ofForms } from './overviewed.ts'

type Month = NonNullable<ReportsOverview['payments']>[number]

/** Payments by the month in which they are due, from the kept sums. */
export async function money(of: Overviewed): Promise<ReportsOverview['payments']> {
  const { from, to } = of
  const { number, amountMinor, status, heldBecause } = paymentTotals
  const sumOf = (condition: ReturnType<typeof sql>) => sql<Month['planned']>`json_build_object(
    'count', coalesce(sum(${number}) filter (where ${condition}), 0)::int,
    'minor', coalesce(sum(${amountMinor}) filter (where ${condition}), 0)::bigint)`
  const isOpen = sql`${status} in ('Planned', 'Approved')`
  return database()
    .select({
      month: sql<string>`to_char(${paymentTotals.month}, 'YYYY-MM')`,
      currency: paymentTotals.currency,
      planned: sumOf(sql`${isOpen} and ${heldBecause} is null`),
      held: sumOf(sql`${isOpen} and ${heldBecause} is not null`),
      sent: sumOf(sql`${status} = 'Sent'`),
      paid: sumOf(sql`${status} = 'Paid'`),
    })
    .from(paymentTotals)
    .where(
      and(
        eq(paymentTotals.companyId, of.companyId),
        ofForms(of, sql`${paymentTotals.formId}`),
        from === undefined ? undefined : sql`${paymentTotals.month} >= date_trunc('month', ${from}::date)::date`,
        to === undefined ? undefined : sql`${paymentTotals.month} <= ${to}::date`,
      ),
    )
    .groupBy(paymentTotals.month, paymentTotals.currency)
    .having(sql`sum(${number}) filter (where ${status} <> 'Cancelled') > 0`)
    .orderBy(paymentTotals.month, paymentTotals.currency)
}
