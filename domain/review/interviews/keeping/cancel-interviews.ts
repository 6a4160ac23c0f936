import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { cancelInterviews as call } from '#contract/interviews/keeping.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { transactionOrDryRun } from '#database/dry-run.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory, type Doer } from '#domain/applying/applications/add-history.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { lockPlan } from '../lock-plan.ts'
import { notifyCandidates } from '../notifying/notify-candidates.ts'
import { notifyInterviewers } from '../notifying/notify-interviewers.ts'
import { notifyWaiting } from '../notifying/notify-waiting.ts'
import { onlyOfferedBy } from '../only-offered-by.ts'

interface Asked extends Input<typeof call> {
  /** Also cancels unanswered invitations that would have no other time left. */
  readonly endsWaiting?: boolean
}
type Answer = Output<typeof call>

/** Cancels interviews, or takes back whole times with all their candidates. */
export async function cancelInterviews(caller: Caller, input: Input<typeof call>): Promise<Answer> {
  await formOf(database(), input)
  return callOff(caller, input)
}

/** The same for a worker, which has no caller. */
export async function callOff(doer: Doer, input: Asked): Promise<Answer> {
  // Lock order: applications before times. A candidate may choose one of the times in between, which shows only once
  // the times are locked too; then the transaction starts again.
  for (;;) {
    const answer = await transactionOrDryRun(input.dryRun, (tx) => cancel(tx, doer, input))
    if (answer) return answer
  }
}

async function cancel(tx: Transaction, doer: Doer, input: Asked): Promise<Answer | undefined> {
  // Of two members who take back the last times of an offer at once, the second must see that they are the last.
  if (input.availabilityIds) await lockPlan(tx, input.formId)
  const wanted = await concerned(tx, input)
  const applicationIds = wanted.map(({ applicationId }) => applicationId)
  const locked = await lockApplications(tx, sql`${applications.id} = any(${uuids(applicationIds)})`)
  // Read again under the lock: a candidate may have changed times just before.
  const times = await lockTimes(tx, input, await concerned(tx, input))
  const found = await concerned(tx, input)
  if (found.some(({ applicationId }) => !locked.includes(applicationId))) return undefined
  const open = found.filter(({ isOpen }) => isOpen)
  await notifyAndFree(tx, doer, { input, open })
  const refused = (input.invitationIds ? new Set(input.invitationIds).size : found.length) - open.length
  if (input.availabilityIds) await takeBack(tx, input, times)
  else
    await notifyWaiting(
      tx,
      open.flatMap(({ slotId }) => slotId ?? []),
    )
  await updatePendingAction(
    tx,
    open.map(({ applicationId }) => applicationId),
  )
  return { changed: open.length, times: input.availabilityIds ? times.length : 0, refused }
}

interface Concerned {
  readonly id: string
  readonly applicationId: string
  readonly slotId: string | null
  /** Neither over nor begun, and the candidate's account is not closed. */
  readonly isOpen: boolean
}

/** The invitations that are named, or that have a seat at the named times. */
async function concerned(tx: Transaction, { companyId, formId, invitationIds, availabilityIds, endsWaiting }: Asked) {
  const ids = uuids(availabilityIds ?? [])
  const named = invitationIds
    ? sql`${invitations.id} = any(${uuids(invitationIds)})`
    : sql`(${interviewBookings.slotId} = any(${ids}) or (${endsWaiting === true}::boolean and ${hasNoOther(ids)}))`
  const rows: readonly Concerned[] = await tx
    .select({
      id: invitations.id,
      applicationId: invitations.applicationId,
      slotId: interviewBookings.slotId,
      isOpen: sql<boolean>`${invitations.status} in ('Pending', 'Accepted', 'RescheduleRequested')
        and coalesce(${slots.startsAt} > now(), true) and ${applications.anonymisedAt} is null`,
    })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .leftJoin(interviewBookings, eq(interviewBookings.invitationId, invitations.id))
    .leftJoin(slots, eq(slots.id, interviewBookings.slotId))
    .where(and(eq(invitations.companyId, companyId), eq(invitations.formId, formId), named))
    .orderBy(invitations.id)
  return rows
}

/** Awaits an answer, and offers no other time that has not begun. */
const hasNoOther = (slotIds: SQL) => sql`(${invitations.status} in ('Pending', 'RescheduleRequested')
  and exists (select from ${offeredSlots} as offered where offered.offer_id = ${invitations.offerId}
    and offered.slot_id = any(${slotIds}))
  and not exists (select from ${offeredSlots} as other join ${slots} as coming on coming.id = other.slot_id
    where other.offer_id = ${invitations.offerId} and coming.id <> all(${slotIds}) and coming.starts_at > now()))`

/** Locks the times to take back, or those at which seats become free. Throws if a named time does not exist. */
async function lockTimes(tx: Transaction, { companyId, formId, availabilityIds }: Asked, wanted: readonly Concerned[]) {
  const ids = availabilityIds ?? wanted.flatMap(({ slotId }) => slotId ?? [])
  const rows = await tx
    .select({ id: slots.id, startsAt: slots.startsAt })
    .from(slots)
    .where(and(sql`${slots.id} = any(${uuids(ids)})`, eq(slots.formId, formId), eq(slots.companyId, companyId)))
    .orderBy(slots.id)
    .for('update')
  const coming = rows.filter(({ startsAt }) => startsAt > new Date()).map(({ id }) => id)
  if (availabilityIds && coming.length < new Set(availabilityIds).size) throw problem('interviews.timeNotFound')
  return coming
}

interface CalledOff {
  readonly input: Asked
  readonly open: readonly Concerned[]
}

/** Notifies before the seat is freed, so that the notification can say which time it was. */
async function notifyAndFree(tx: Transaction, doer: Doer, { input: { afterwards, message }, open }: CalledOff) {
  const ids = open.map(({ id }) => id)
  const event = afterwards === 'end' ? 'interviewCancelled' : 'interviewReopened'
  await notifyCandidates(tx, ids, { event, message })
  await notifyInterviewers(tx, [...new Set(open.flatMap(({ slotId }) => slotId ?? []))], { leaving: ids })
  await tx.delete(interviewBookings).where(sql`${interviewBookings.invitationId} = any(${uuids(ids)})`)
  await tx
    .update(invitations)
    .set(
      afterwards === 'end'
        ? { status: 'Cancelled' }
        : // Candidates who lose their time through no fault of their own have no deadline that is already over.
          {
            status: 'Pending',
            answerBy: sql`case when ${invitations.answerBy} > now() then ${invitations.answerBy} end`,
          },
    )
    .where(sql`${invitations.id} = any(${uuids(ids)})`)
  await addHistory(tx, doer, { applicationIds: open.map(({ applicationId }) => applicationId), event })
}

/** Refuses to leave an invitation without any time to choose. */
async function takeBack(tx: Transaction, { formId }: Asked, times: readonly string[]) {
  const count = await onlyOfferedBy(tx, { formId, slotIds: times })
  if (count > 0) throw problem('interviews.onlyTimeOffered', { count })
  await tx.delete(offeredSlots).where(inArray(offeredSlots.slotId, [...times]))
  await tx.delete(slots).where(inArray(slots.id, [...times]))
}
