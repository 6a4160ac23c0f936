import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { publications } from '#database/schema/results/publications.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'

/**
 * Notifies the last publisher of each form's results of the number of freed places, updating an unread notification.
 */
export async function notifyFreed(tx: Transaction, formIds: readonly string[]) {
  const { rows } = await tx.execute<{ formId: string; accountId: string; count: number }>(sql`
    select asked.id as "formId", published.account_id as "accountId", (
      select count(*)::int from ${applicationResults}
      where ${applicationResults.formId} = asked.id and ${applicationResults.acceptance} in ('Declined', 'Lapsed')) as count
    from unnest(${uuids(formIds)}) as asked(id)
    cross join lateral (
      select account_id from ${publications}
      where ${publications.formId} = asked.id and ${publications.state} = 'Published'
      order by ${publications.createdAt} desc limit 1
    ) as published`)
  for (const { formId, accountId, count } of rows) {
    const { title } = await formNames(tx, formId)
    await notifyMembers(tx, [{ accountId, values: { title, count } }], {
      kind: 'applications',
      event: 'placesFreed',
      address: `/organizations-dashboard/forms/${formId}/results/reserves`,
      renews: true,
    })
  }
}
