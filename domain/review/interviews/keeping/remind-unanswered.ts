import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { remindUnanswered as call } from '#contract/interviews/keeping.ts'
import { database } from '#database/connection.ts'
import { interviewReminders as reminders } from '#database/schema/calendars/interview-reminders.ts'
import {
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { notifyCandidates } from '../notifying/notify-candidates.ts'

/**
 * Reminds candidates who can still choose a time and have not, except those invited or reminded today. A reminder is
 * recorded per day, so that two members who press the button at once send one reminder.
 */
export async function remindUnanswered(
  _: Caller,
  { companyId, formId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await formOf(database(), { companyId, formId })
  return database().transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into ${reminders} (invitation_id, kind, moment)
      select ${invitations.id}, 'byHand', date_trunc('day', now(), 'Europe/Istanbul')
      from ${invitations}
      where ${invitations.formId} = ${formId}::uuid and ${invitations.companyId} = ${companyId}::uuid
        and ${invitations.status} = 'Pending' and coalesce(${invitations.answerBy} > now(), true)
        and ${invitations.createdAt} < date_trunc('day', now(), 'Europe/Istanbul')
        and exists (select from ${offeredSlots} join ${slots} on ${slots.id} = ${offeredSlots.slotId}
          where ${offeredSlots.offerId} = ${invitations.offerId} and ${slots.startsAt} > now()
            and ${slots.taken} < ${slots.seats})
      order by ${invitations.id}
      on conflict do nothing returning invitation_id as id`)
    await notifyCandidates(
      tx,
      rows.map(({ id }) => id),
      { event: 'interviewAnswerReminder' },
    )
    return { told: rows.length }
  })
}
