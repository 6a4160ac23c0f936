import { eq, sql } from 'drizzle-orm'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { answerStatuses } from '../answer-statuses.ts'
import { lockInvited } from '../lock-invited.ts'
import { tellWaiting } from '../tell-waiting.ts'
import { isToldFirst } from './is-told-first.ts'
import { tellAnswered } from './tell-answered.ts'
import { tellCandidates } from './tell-candidates.ts'
import { tellInterviewers } from './tell-interviewers.ts'

const events = { accept: 'interviewBooked', decline: 'interviewDeclined', reschedule: 'interviewWishSent' } as const

/**
 * Notifies everyone concerned of a candidate's answer. A job of its own: hundreds choose in the same minute, and seats
 * must not stay locked while e-mails are written. If the answer has changed since, the later job announces it; the
 * interviewers' calendars are updated in any case.
 */
export async function tellAnswer(given: JobInput<typeof jobs.tellAnswer>) {
  const { invitationId, answer, slotIds, freedId, answeredAt } = given
  await database().transaction(async (tx) => {
    await lockInvited(tx, [invitationId])
    const told = await tellInterviewers(tx, slotIds)
    if (answeredAt !== undefined && !(await isToldFirst(tx, [invitationId], sql`${answeredAt}::timestamptz`))) return
    if (freedId !== null) await tellWaiting(tx, [freedId])
    const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, invitationId))
    if (!invitation) return
    const isStanding = invitation.status === answerStatuses[answer]
    // A time that was given up leaves the calendar, even if the organization has answered the wish since.
    const isGivenUp = answer !== 'accept' && invitation.status !== 'Accepted'
    if (isStanding || isGivenUp) await tellCandidates(tx, [invitationId], { event: events[answer] })
    if (isStanding) await tellAnswered(tx, invitation, answer, told)
  })
}
