import { desc, eq, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { formHistory, forms } from '#database/schema/forms.ts'

/** The latest events of the organization's forms, by members or automatic, the newest first. */
export async function recentFormEvents(companyId: string) {
  const rows = await database()
    .select({
      event: formHistory.event,
      formId: formHistory.formId,
      title: forms.title,
      by: sql<string | null>`${accounts.name} || ' ' || ${accounts.surname}`,
      at: formHistory.at,
    })
    .from(formHistory)
    .innerJoin(forms, eq(forms.id, formHistory.formId))
    .leftJoin(accounts, eq(accounts.id, formHistory.accountId))
    .where(eq(formHistory.companyId, companyId))
    .orderBy(sql`${desc(formHistory.at)} nulls last`)
    .limit(8)
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}
