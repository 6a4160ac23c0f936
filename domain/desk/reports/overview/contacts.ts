import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import { database } from '#database/connection.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { mailings } from '#database/schema/mailings.ts'
import { mailingNumbers, noNumbers } from '#domain/review/mailings/mailing-numbers.ts'
import { isIn } from '../period.ts'
import { type Overviewed, ofForms } from './overviewed.ts'

/** Interview invitations sent on these days, by outcome. */
export async function interviews(of: Overviewed): Promise<ReportsOverview['interviews']> {
  const numberOf = (...statuses: readonly string[]) =>
    sql<number>`(count(*) filter (where ${invitations.status} = any(${sql.param(statuses)}::text[])))::int`
  const [row] = await database()
    .select({
      invited: sql<number>`count(*)::int`,
      awaited: numberOf('Pending', 'RescheduleRequested'),
      planned: numberOf('Accepted'),
      kept: numberOf('Done'),
      missed: numberOf('NoShow'),
      declined: numberOf('Declined', 'Lapsed'),
      cancelled: numberOf('Cancelled'),
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, of.companyId),
        ofForms(of, sql`${invitations.formId}`),
        isIn(sql`${invitations.createdAt}`, of),
      ),
    )
  return row
}

/**
 * Messages written to applicants on these days. Finished mailings have their numbers stored; deliveries of others are
 * counted.
 */
export async function messages(of: Overviewed): Promise<ReportsOverview['messages']> {
  const rows = await database()
    .select({ id: mailings.id, recipients: mailings.recipients, numbers: mailings.numbers })
    .from(mailings)
    .where(
      and(
        eq(mailings.companyId, of.companyId),
        isNotNull(mailings.formId),
        isNull(mailings.asks),
        // Held mailings and those called back have reached no candidate.
        notInArray(mailings.state, ['held', 'calledBack']),
        ofForms(of, sql`${mailings.formId}`),
        isIn(sql`${mailings.createdAt}`, of),
      ),
    )
  const underWay = rows.flatMap(({ id, numbers }) => (numbers === null ? [id] : []))
  const numbersOf = await mailingNumbers(database(), underWay)
  const sum = { messages: rows.length, recipients: 0, delivered: 0, failed: 0, waiting: 0, dropped: 0 }
  for (const { id, recipients, numbers } of rows) {
    const { sent, failed, left, dropped } = numbers ? { ...noNumbers, ...numbers } : numbersOf(id)
    sum.recipients += recipients
    sum.delivered += sent
    sum.failed += failed
    sum.waiting += left
    sum.dropped += dropped
  }
  return sum
}
