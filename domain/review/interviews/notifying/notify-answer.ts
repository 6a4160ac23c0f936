import { eq, sql } from 'drizzle-orm'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { answerStatuses } from '../answer-statuses.ts'
import { lockInvited } from '../lock-invited.ts'
import { isToldFirst } from './is-told-first.ts'
import { notifyAnswered } from './notify-answered.ts'
import { notifyCandidates } from './notify-candidates.ts'
import { notifyInterviewers } from './notify-interviewers.ts'
import { notifyWaiting } from './notify-waiting.ts'

const events = { accept: 'interviewBooked', decline: 'interviewDeclined', reschedule: 'interviewWishSent' } as const

/**
 * Notifies everyone concerned of a candidate's answer. A job of its own: hundreds choose in the same minute, and seats
 * must not stay locked while e-mails are written. If the answer has changed since, the later job announces it; the
 * interviewers' calendars are updated in any case.
 */
export async function notifyAnswer(given: JobInput<typeof jobs.notifyAnswer>) {
  const { invitationId, answer, slotIds, freedId, answeredAt } = given
  await database().transaction(async (tx) => {
    await lockInvited(tx, [invitationId])
    const told = await notifyInterviewers(tx, slotIds)
    if (answeredAt !== undefined && !(await isToldFirst(tx, [invitationId], sql`${answeredAt}::timestamptz`))) return
    if (freedId !== null) await notifyWaiting(tx, [freedId])
    const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, invitationId))
    if (!invitation) return
    const isStanding = invitation.status === answerStatuses[answer]
    // A time that was given up leaves the calendar, even if the organization has answered the wish since.
    const isGivenUp = answer !== 'accept' && invitation.status !== 'Accepted'
    if (isStanding || isGivenUp) await notifyCandidates(tx, [invitationId], { event: events[answer] })
    if (isStanding) await notifyAnswered(tx, invitation, answer, told)
  })
}
