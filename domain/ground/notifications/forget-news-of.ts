import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { uuids } from '#database/uuids.ts'

/**
 * Deletes the notifications of members and candidates about these applications, with their e-mails and SMS: they name
 * the person, or link the person to the application. An e-mail is found by its link; an SMS has none and is found by
 * the name in it. News of several candidates who chose times link to the form's calendar and name the last of them.
 */
export async function forgetNewsOf(tx: Transaction, applicationIds: readonly string[]) {
  await tx.execute(sql`
    with places as materialized (
      select '/organizations-dashboard/forms/' || ${applications.formId} || '/applications/' || ${applications.id} as place,
        null as name from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
      union all
      select '/organizations-dashboard/participants/' || ${participants.id}, null
      from ${participants} where ${participants.applicationId} = any(${uuids(applicationIds)})
      union all
      select '/student-dashboard/applications/' || ${applications.id}, null
      from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
      union all
      select '/student-dashboard/interviews#' || ${interviewInvitations.id}, null
      from ${interviewInvitations} where ${interviewInvitations.applicationId} = any(${uuids(applicationIds)})
      union all
      select distinct '/organizations-dashboard/interviews?view=list&form=' || ${applicationSnapshots.formId},
        ${applicationSnapshots.name} || ' ' || ${applicationSnapshots.surname}
      from ${applicationSnapshots} where ${applicationSnapshots.applicationId} = any(${uuids(applicationIds)})
        and exists (select from ${interviewInvitations}
          where ${interviewInvitations.applicationId} = ${applicationSnapshots.applicationId})
    ), gone as (
      -- What begins like the place, as a range, which the index of addresses finds.
      delete from ${notifications} using places
      where ${notifications.address} ~>=~ places.place and ${notifications.address} ~<~ (places.place || chr(1114111))
        and (places.name is null or ${notifications.values} ->> 'name' = places.name)
      returning ${notifications.accountId}, ${notifications.address}, ${notifications.values} ->> 'name' as name
    )
    delete from ${outbox} using gone, ${accounts}
    where ${accounts.id} = gone.account_id and (
      ${outbox.recipient} = ${accounts.email} and strpos(${outbox.text}, gone.address) > 0
      or ${outbox.recipient} = ${accounts.gsm} and strpos(${outbox.text}, gone.name) > 0)`)
}
