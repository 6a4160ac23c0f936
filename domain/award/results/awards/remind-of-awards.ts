import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { addressAt } from '../notify-results.ts'

/**
 * Reminds winners a day before their deadline. The same transaction records the reminder, so two workers do not remind
 * twice. Winners asked less than a day before the deadline get no reminder.
 */
export async function remindOfAwards(_: object = {}, atOnce = 500) {
  while ((await database().transaction((tx) => remindSome(tx, atOnce))) === atOnce);
}

async function remindSome(tx: Transaction, atOnce: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string; formId: string; acceptBy: Date }>(sql`
    update ${results} set reminded_at = now()
    where ${results.applicationId} in (
      select due.application_id from ${results} as due join ${applications} on ${applications.id} = due.application_id
      where due.acceptance = 'Pending' and due.accept_by > now() and due.accept_by <= now() + interval '1 day'
        and due.reminded_at is null and ${applications.resultPublishedAt} <= due.accept_by - interval '1 day'
      order by due.accept_by limit ${atOnce} for update of due skip locked)
    returning ${results.applicationId} as id, ${results.formId} as "formId", ${results.acceptBy} as "acceptBy"`)
  const alike = Map.groupBy(rows, ({ formId, acceptBy }) => `${formId} ${new Date(acceptBy).toISOString()}`)
  for (const group of alike.values()) {
    const [first] = group
    if (!first) continue
    await notifyApplicants(
      tx,
      group.map(({ id }) => id),
      {
        kind: 'applications',
        event: 'awardReminder',
        mail: 'now',
        address: addressAt(first.formId),
        values: { ...(await formNames(tx, first.formId)), answerBy: new Date(first.acceptBy).toISOString() },
      },
    )
  }
  return rows.length
}
