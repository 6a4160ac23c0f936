import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { uuids } from '#database/uuids.ts'

/**
 * Deletes what members were told of these applications, with the e-mails and SMS that tell it: they name the person. An
 * e-mail is known by its link; an SMS has none, and is known by the name in it.
 */
export async function forgetNewsOf(tx: Transaction, applicationIds: readonly string[]) {
  await tx.execute(sql`
    with gone as (
      delete from ${notifications} using ${applications}
      where ${applications.id} = any(${uuids(applicationIds)})
        and split_part(${notifications.address}, '#', 1) =
          '/organizations-dashboard/forms/' || ${applications.formId} || '/applications/' || ${applications.id}
      returning ${notifications.accountId}, ${notifications.address}, ${notifications.values} ->> 'name' as name
    )
    delete from ${outbox} using gone, ${accounts}
    where ${accounts.id} = gone.account_id and (
      ${outbox.recipient} = ${accounts.email} and strpos(${outbox.text}, gone.address) > 0
      or ${outbox.recipient} = ${accounts.gsm} and strpos(${outbox.text}, gone.name) > 0)`)
}
