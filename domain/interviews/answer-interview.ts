import { and, eq, type SQL } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { answerInterview as call } from '#contract/interviews/interviews.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { applicationLock } from '#domain/applications/lock-applications.ts'
import { settleAwaited } from '#domain/applications/settle-awaited.ts'
import { type InterviewRow, interviewRows } from './interview-rows.ts'
import { isAnswerable } from './is-answerable.ts'
import { freeSeat, takeSeat } from './seats.ts'
import { tellWaiting } from './tell-waiting.ts'
import { tellAnswered } from './telling/tell-answered.ts'
import { tellCandidates } from './telling/tell-candidates.ts'
import { tellInterviewers } from './telling/tell-interviewers.ts'
import { toInterview } from './to-interview.ts'

const statuses = { accept: 'Accepted', decline: 'Declined', reschedule: 'RescheduleRequested' } as const
const events = { accept: 'interviewBooked', decline: 'interviewDeclined', reschedule: 'interviewWishSent' } as const

/**
 * Answers an invitation. The application is locked, so that answers run one after the other; the same answer twice
 * changes nothing.
 */
export async function answerInterview(
  caller: Caller,
  { candidateId, invitationId, answer, slotId, wish }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const row = await database().transaction(async (tx) => {
    const own = and(eq(interviewInvitations.id, invitationId), eq(interviewInvitations.candidateId, candidateId))
    await lockApplication(tx, own)
    const before = await ownRow(tx, own)
    const slot = answer === 'accept' ? slotOf(before, slotId) : undefined
    if (isSame(before, statuses[answer], slot?.slot.id, wish)) return before
    if (!isAnswerable(before, new Date())) throw problem('interviews.over')
    if (slot) await takeSeat(tx, before, slot.slot)
    else await freeSeat(tx, invitationId)
    await tx
      .update(interviewInvitations)
      .set({ status: statuses[answer], wish: wish || null, answeredAt: new Date() })
      .where(own)
    const { applicationId } = before.invitation
    const given = before.slots.find(({ isChosen }) => isChosen)?.slot.id
    if (given !== undefined && given !== slot?.slot.id) await tellWaiting(tx, [given])
    await settleAwaited(tx, [applicationId])
    const startsAt = slot?.slot.startsAt.toISOString() ?? null
    await addHistory(tx, caller, {
      applicationIds: [applicationId],
      event: 'interviewAnswered',
      detail: { answer, startsAt },
    })
    await tellCandidates(tx, [invitationId], { event: events[answer] })
    const slotIds = [...new Set([given, slot?.slot.id])].filter((id) => id !== undefined)
    const told = await tellInterviewers(tx, slotIds)
    await tellAnswered(tx, before.invitation, answer, told)
    return ownRow(tx, own)
  })
  return toInterview(caller, row)
}

/**
 * Locks the application before the invitation, like every change of an application's rows, so that no two wait in a
 * circle.
 */
async function lockApplication(tx: Transaction, own: SQL | undefined) {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(interviewInvitations, eq(interviewInvitations.applicationId, applications.id))
    .where(own)
    .for(applicationLock, { of: applications })
}

async function ownRow(tx: Transaction, own: SQL | undefined): Promise<InterviewRow> {
  const [row] = await interviewRows(own, tx)
  if (!row) throw problem('interviews.notFound')
  return row
}

/** The slot that the answer names, or the only one there is. */
function slotOf({ slots }: InterviewRow, slotId: string | undefined) {
  const only = slots.length === 1 ? slots[0] : undefined
  const chosen = slotId === undefined ? only : slots.find(({ slot }) => slot.id === slotId)
  if (!chosen) throw problem('interviews.slotNeeded')
  return chosen
}

function isSame({ invitation, slots }: InterviewRow, status: string, slotId: string | undefined, wish: string) {
  const chosen = slots.find(({ isChosen }) => isChosen)?.slot.id
  return invitation.status === status && chosen === slotId && (invitation.wish ?? '') === wish
}
