import { type SQL, sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { calendarEntries as entries } from '#database/schema/calendars/calendar-entries.ts'
import { interviewReminders as reminders } from '#database/schema/calendars/interview-reminders.ts'
import {
  interviewBookings as bookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { notifyCandidates } from './notify-candidates.ts'

/**
 * Reminds candidates of interviews a day and an hour before, and those who have not chosen a time a day before the
 * deadline. Each batch is a transaction that also records the reminders, so a repeated or aborted run, or two workers
 * at once, send each reminder once. Candidates who learned of the time later than the reminder is due get none.
 */
export async function remindOfInterviews(_: object = {}, atOnce = 500) {
  for (const { kind, event, due } of reminderKinds)
    while ((await database().transaction((tx) => remindSome(tx, { kind, event, due, atOnce }))) === atOnce);
}

interface Batch {
  readonly kind: string
  readonly event: (typeof reminderKinds)[number]['event']
  readonly due: SQL
  readonly atOnce: number
}

async function remindSome(tx: Transaction, { kind, event, due, atOnce }: Batch): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with due as (${due} limit ${atOnce})
    insert into ${reminders} (invitation_id, kind, moment) select id, ${kind}, moment from due
    on conflict do nothing returning invitation_id as id`)
  await notifyCandidates(
    tx,
    rows.map(({ id }) => id),
    { event },
  )
  return rows.length
}

/**
 * Bookings of interviews that begin within `before`, if the candidate knew of the time earlier than that. Booking and
 * slot are locked until the notification is written; `skip locked` leaves rows that are being changed to the run a
 * minute later.
 */
const coming = (kind: string, before: SQL, notBefore: SQL) => sql`
  select ${bookings.invitationId} as id, ${slots.startsAt} as moment
  from ${slots}
  join ${bookings} on ${bookings.slotId} = ${slots.id}
  join ${invitations} on ${invitations.id} = ${bookings.invitationId} and ${invitations.status} = 'Accepted'
  where ${slots.taken} > 0 and ${slots.startsAt} > now() + ${notBefore} and ${slots.startsAt} <= now() + ${before}
    and ${bookings.bookedAt} <= ${slots.startsAt} - ${before}
    and not exists (select from ${entries} where ${entries.uid} = ${bookings.invitationId}
      and ${entries.toldAt} > ${slots.startsAt} - ${before})
    and ${notReminded(kind, sql`${bookings.invitationId}`, sql`${slots.startsAt}`)}
  order by ${slots.startsAt}
  for key share of ${bookings}, ${slots} skip locked`

/** Invitations whose deadline is within a day, if the candidate knew earlier and a time is still free. */
const unanswered = sql`
  select ${invitations.id} as id, ${invitations.answerBy} as moment
  from ${invitations}
  where ${invitations.status} = 'Pending' and ${invitations.answerBy} > now()
    and ${invitations.answerBy} <= now() + interval '24 hours'
    and greatest(${invitations.createdAt}, ${invitations.answeredAt}) <= ${invitations.answerBy} - interval '24 hours'
    and exists (select from ${offeredSlots} join ${slots} on ${slots.id} = ${offeredSlots.slotId}
      where ${offeredSlots.offerId} = ${invitations.offerId} and ${slots.startsAt} > now() and (${slots.taken} < ${slots.seats}
        or exists (select from ${bookings} where ${bookings.invitationId} = ${invitations.id})))
    and ${notReminded('answer', sql`${invitations.id}`, sql`${invitations.answerBy}`)}
  order by ${invitations.answerBy}
  for key share of ${invitations} skip locked`

function notReminded(kind: string, invitationId: SQL, moment: SQL) {
  return sql`not exists (select from ${reminders} where ${reminders.invitationId} = ${invitationId}
    and ${reminders.kind} = ${kind} and ${reminders.moment} = ${moment})`
}

const anHour = sql`interval '1 hour'`

/** Each kind of reminder, with the invitations that are due. */
export const reminderKinds = [
  // A late reminder is better than none if no worker ran in time, until the other reminder is due.
  { kind: 'tomorrow', event: 'interviewTomorrow', due: coming('tomorrow', sql`interval '24 hours'`, anHour) },
  { kind: 'inAnHour', event: 'interviewInAnHour', due: coming('inAnHour', anHour, sql`interval '0'`) },
  { kind: 'answer', event: 'interviewAnswerReminder', due: unanswered },
] as const
