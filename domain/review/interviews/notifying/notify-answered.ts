import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import {
  interviewBookings as bookings,
  interviewInvitations as invitations,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { senderNames } from '#domain/review/acts/split-refused.ts'
import { newsRecipientsOf } from '#domain/review/assignments/news-recipients.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { calendarOfForm } from './plan-address.ts'

type Invitation = Pick<typeof invitations.$inferSelect, 'id' | 'applicationId' | 'companyId' | 'formId' | 'invitedBy'>

/**
 * Notifies the assignees of the application that the candidate answered; without assignees, the member who invited.
 * While unread, chosen times of one form share a notification, which leads to the day of the last one; a refusal or
 * wish has its own. Called last in a transaction, because many simultaneous answers update the same notification.
 */
export async function notifyAnswered(
  tx: Transaction,
  { id, applicationId, companyId, formId, invitedBy }: Invitation,
  answer: 'accept' | 'decline' | 'reschedule',
  known: readonly string[],
) {
  const otherwise = async () => (invitedBy === null ? [] : [invitedBy])
  const recipients = await newsRecipientsOf(tx, { id: applicationId, companyId, otherwise })
  // Interviewers were notified just before.
  const left = recipients.filter((accountId) => !known.includes(accountId))
  if (left.length === 0) return
  const { title } = await formNames(tx, formId)
  const name = (await senderNames(tx, [applicationId])).get(applicationId) ?? ''
  const count = answer === 'accept' ? await countAccepted(tx, formId) : 1
  await notifyMembers(
    tx,
    left.map((accountId) => ({ accountId, values: { title, name, count } })),
    {
      kind: 'interviews',
      event: events[answer],
      ...(answer === 'accept'
        ? { address: `${calendarOfForm(formId)}&day=${await dayOf(tx, id)}`, renews: calendarOfForm(formId) }
        : { address: reviewedAddress({ formId, appId: applicationId }), renews: true }),
    },
  )
}

const events = {
  accept: 'interviewTimeChosen',
  decline: 'interviewRefused',
  reschedule: 'interviewTimeWished',
} as const

const countAccepted = (tx: Transaction, formId: string) =>
  tx.$count(invitations, and(eq(invitations.formId, formId), eq(invitations.status, 'Accepted')))

async function dayOf(tx: Transaction, invitationId: string): Promise<string> {
  const [chosen] = await tx
    .select({ startsAt: slots.startsAt })
    .from(bookings)
    .innerJoin(slots, eq(slots.id, bookings.slotId))
    .where(eq(bookings.invitationId, invitationId))
  return istanbulDay(chosen?.startsAt ?? new Date())
}
