import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { answerInterview as call } from '#contract/interviews/interviews.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { preparedOn, preparedSql } from '#database/prepared-on.ts'
import { enqueue } from '#database/queue.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { addHistory, type Doer } from '#domain/applying/applications/add-history.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { applicationLock } from '#domain/ground/locks/lock-applications.ts'
import { answerStatuses } from './answer-statuses.ts'
import { type InterviewRow, ownInterviewRow, type SlotRow } from './interview-rows.ts'
import { isAnswerable } from './is-answerable.ts'
import { freeSeat, takeSeat } from './seats.ts'
import { toInterview } from './to-interview.ts'

export async function answerInterview(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  return toInterview(caller, await giveAnswer(caller, input))
}

/** Answers an invitation. The lock on the application serialises answers; repeating an answer changes nothing. */
export async function giveAnswer(
  caller: Doer,
  { candidateId, invitationId, answer, slotId, wish }: Input<typeof call>,
): Promise<InterviewRow> {
  const own = { invitationId, candidateId }
  const row = await database().transaction(async (tx) => {
    await lockingOn(tx).execute(own)
    const before = await ownRow(tx, own)
    const slot = answer === 'accept' ? slotOf(before, slotId) : undefined
    if (isSame(before, answerStatuses[answer], slot?.slot.id, wish)) return before
    if (!isAnswerable(before, new Date())) throw problem('interviews.over')
    if (slot) requireSeat(slot)
    await write(tx, caller, before, { answer, wish, slot: slot?.slot })
    // Last, so that other candidates who want the same time wait for its lock as briefly as possible.
    if (slot) await takeSeat(tx, before, slot.slot)
    else await freeSeat(tx, invitationId)
    return undefined
  })
  return row ?? ownRow(database(), own)
}

/**
 * Checked before the time is locked, so that a candidate who comes too late is refused without waiting for the lock.
 */
function requireSeat({ slot, isChosen }: SlotRow) {
  if (!isChosen && slot.taken >= slot.seats) throw problem('interviews.slotTaken')
}

interface Given {
  readonly answer: keyof typeof answerStatuses
  readonly wish: string
  readonly slot: SlotRow['slot'] | undefined
}

/** Saves the answer and queues the notifications about it. */
async function write(
  tx: Transaction,
  caller: Doer,
  { invitation: { id: invitationId, applicationId }, slots }: InterviewRow,
  { answer, wish, slot }: Given,
) {
  await writingOn(tx).execute({ invitationId, status: answerStatuses[answer], wish: wish || null })
  await updatePendingAction(tx, [applicationId])
  await addHistory(tx, caller, {
    applicationIds: [applicationId],
    event: 'interviewAnswered',
    detail: { answer, startsAt: slot?.startsAt.toISOString() ?? null },
  })
  const before = slots.find(({ isChosen }) => isChosen)?.slot.id
  await enqueue(tx, jobs.notifyAnswer, {
    invitationId,
    answer,
    slotIds: [...new Set([before, slot?.id])].filter((id) => id !== undefined),
    freedId: before === slot?.id ? null : (before ?? null),
    answeredAt: new Date().toISOString(),
  })
}

const writingOn = preparedSql(
  'write_answer',
  sql`update ${interviewInvitations} set answered_at = now(), status = ${sql.placeholder('status')},
      wish = ${sql.placeholder('wish')}
    where ${interviewInvitations.id} = ${sql.placeholder('invitationId')}`,
)

/**
 * Lock order: the application before the invitation, as in every change of an application's rows, to prevent deadlocks.
 */
const lockingOn = preparedOn((tx) =>
  tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(interviewInvitations, eq(interviewInvitations.applicationId, applications.id))
    .where(
      and(
        eq(interviewInvitations.id, sql.placeholder('invitationId')),
        eq(interviewInvitations.candidateId, sql.placeholder('candidateId')),
      ),
    )
    .for(applicationLock, { of: applications })
    .prepare('lock_application_of_interview'),
)

async function ownRow(db: Database | Transaction, own: Parameters<typeof ownInterviewRow>[0]): Promise<InterviewRow> {
  const row = await ownInterviewRow(own, db)
  if (!row) throw problem('interviews.notFound')
  return row
}

/** The slot that the answer names, or the only one offered. */
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
