import { desc, eq, not, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { formHistory, forms } from '#database/schema/forms.ts'

/** How many events are returned, and from how many of the latest they are picked. */
const told = 8
const lookedAt = 80

const newestFirst = sql`${desc(formHistory.at)} nulls last`
const act = sql`concat_ws(' ', ${formHistory.event}, ${formHistory.formId}, ${formHistory.accountId})`

/**
 * The latest events of the organization's forms, by members or automatic, newest first. Consecutive events of the same
 * kind by the same member on the same form are merged into the latest.
 */
export async function recentFormEvents(companyId: string) {
  const latest = database()
    .select({
      event: formHistory.event,
      formId: formHistory.formId,
      accountId: formHistory.accountId,
      at: formHistory.at,
      isRepeat: sql<boolean>`${act} is not distinct from lag(${act}) over (order by ${newestFirst})`.as('is_repeat'),
    })
    .from(formHistory)
    .where(eq(formHistory.companyId, companyId))
    .orderBy(newestFirst)
    .limit(lookedAt)
    .as('latest')
  const rows = await database()
    .select({
      event: latest.event,
      formId: latest.formId,
      title: forms.title,
      by: sql<string | null>`${accounts.name} || ' ' || ${accounts.surname}`,
      at: latest.at,
    })
    .from(latest)
    .innerJoin(forms, eq(forms.id, latest.formId))
    .leftJoin(accounts, eq(accounts.id, latest.accountId))
    .where(not(latest.isRepeat))
    .orderBy(desc(latest.at))
    .limit(told)
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}
