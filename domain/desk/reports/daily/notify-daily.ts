import { eq, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { dailySummaries } from '#database/schema/reports/daily-summaries.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { dayAt, isIn, numberOf } from '../period.ts'

/**
 * E-mails members who read applications each morning how many came the day before, instead of one e-mail each. Each
 * organization is one transaction with the row that records it, and organizations without new applications are skipped.
 */
export async function notifyDaily(_: object = {}, now = new Date()) {
  const day = dayAt(numberOf(istanbulDay(now)) - 1)
  for (const companyId of await untold(day)) await database().transaction((tx) => notifyReaders(tx, companyId, day))
}

/** Applications of the day that still count; withdrawn ones need no work. */
const hasCome = (day: string) =>
  sql`${isIn(sql`${applications.submittedAt}`, { from: day, to: day })} and ${applications.status} <> 'Withdrawn'`

async function untold(day: string): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select ${companies.id} from ${companies}
    where exists (select from ${applications} where ${eq(applications.companyId, companies.id)} and ${hasCome(day)})
      and not exists (select from ${dailySummaries}
        where ${eq(dailySummaries.companyId, companies.id)} and ${dailySummaries.day} >= ${day}::date)
    order by 1`)
  return rows.map(({ id }) => id)
}

async function notifyReaders(tx: Transaction, companyId: string, day: string) {
  const claimed = await tx
    .insert(dailySummaries)
    .values({ companyId, day })
    .onConflictDoUpdate({
      target: dailySummaries.companyId,
      set: { day },
      setWhere: sql`${dailySummaries.day} < ${day}`,
    })
    .returning({ companyId: dailySummaries.companyId })
  // Another process has sent it.
  if (claimed.length === 0) return
  const [come] = await comeTo(tx, companyId, day)
  if (!come) return
  const members = await tx.select().from(companyMembers).where(eq(companyMembers.companyId, companyId))
  await notifyMembers(
    tx,
    members
      .filter((member) => hasAccess(member, 'Applications', 'read'))
      .map(({ accountId }) => ({ accountId, values: come })),
    { kind: 'daily', event: 'applicationsYesterday', address: '/organizations-dashboard/applications' },
  )
}

/** How many applications came to how many forms, and the form with the most. */
async function comeTo(tx: Transaction, companyId: string, day: string) {
  const { rows } = await tx.execute<{ title: string; most: number; count: number; forms: number }>(sql`
    select ${forms.title} as title, come.count as most, (sum(come.count) over ())::int as count,
      (count(*) over ())::int as forms
    from (select ${applications.formId} as form_id, count(*)::int as count from ${applications}
      where ${applications.companyId} = ${companyId} and ${hasCome(day)} group by 1) as come
    join ${forms} on ${forms.id} = come.form_id
    order by come.count desc, come.form_id limit 1`)
  return rows
}
