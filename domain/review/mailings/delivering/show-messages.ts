import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { uuids } from '#database/uuids.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { targetOf } from '../mailing-recipients.ts'
import type { MailingRecord } from '../mailing-record.ts'
import type { Taken } from './taken.ts'

/** Inserts the worded messages into the threads, notifies the candidates, and updates what is awaited. */
export async function showMessages(tx: Transaction, mailing: MailingRecord, taken: readonly Taken[]) {
  const [first] = taken
  if (!first) return
  const applicationIds = taken.map(({ delivery }) => targetOf(delivery))
  if (mailing.awaitsAnswer) await lockApplications(tx, sql`${applications.id} = any(${uuids(applicationIds)})`)
  await tx.execute(sql`
    insert into ${applicationMessages}
      (id, application_id, company_id, candidate_id, by, account_id, mailing_id, subject, text, awaits_answer,
       created_at)
    select said.id, ${applications.id}, ${applications.companyId}, ${applications.candidateId}, 'company',
      ${mailing.accountId}::uuid, ${mailing.id}::uuid, said.subject, said.text, ${mailing.awaitsAnswer}::boolean,
      -- Not now(): entries committed while this transaction waited for the lock must sort before this one.
      clock_timestamp()
    from unnest(${uuids(taken.map(({ delivery }) => delivery.id))}, ${uuids(applicationIds)},
      ${sql.param(taken.map(({ message }) => message.subject))}::text[],
      ${sql.param(taken.map(({ message }) => message.text))}::text[]
    ) as said(id, application_id, subject, text)
    join ${applications} on ${applications.id} = said.application_id`)
  await markShown(tx, taken)
  if (mailing.awaitsAnswer) await updatePendingAction(tx, applicationIds)
  await notifyApplicants(tx, applicationIds, {
    kind: 'messages',
    event: 'messageReceived',
    // The message's own e-mail notifies of it.
    mail: mailing.channels.includes('email') ? 'never' : 'digest',
    address: threadOf(applicationIds),
    values: { title: first.recipient.title, companyName: first.recipient.organization },
  })
}

/** Ends deliveries that have no channel besides the thread. */
export const markShown = (tx: Transaction, taken: readonly Taken[]) =>
  tx.execute(sql`
    update ${deliveries} set shown_at = now(),
      state = case when ${hasNoWay} then 'done' else ${deliveries.state} end,
      is_taken = not ${hasNoWay}
    where ${deliveries.id} = any(${uuids(taken.map(({ delivery }) => delivery.id))})`)

const hasNoWay = sql`(${deliveries.email} is null and ${deliveries.sms} is null)`

const threadOf = (applicationIds: readonly string[]) => sql`(
  select '/student-dashboard/applications/' || ${applications.id} from ${applications}
  where ${applications.id} = any(${uuids(applicationIds)}) and ${applications.candidateId} = ${candidates.id} limit 1)`
