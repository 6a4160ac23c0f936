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
import { tellCandidates } from '../telling/tell-candidates.ts'

/**
 * Reminds everybody who may still choose a time and has not. Whoever was invited or reminded today is left in peace: what
 * was done is written down for the day, so that two members who press at once remind nobody twice.
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
    await tellCandidates(
      tx,
      rows.map(({ id }) => id),
      { event: 'interviewAnswerReminder' },
    )
    return { told: rows.length }
  })
}
