import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { replyToWish as call } from '#contract/interviews/keeping.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { applicationLock } from '#domain/ground/locks/lock-applications.ts'
import { newOffer } from '../new-offer.ts'
import { notifyCandidates } from '../notifying/notify-candidates.ts'
import { keepTimes, requireTimes } from '../require-times.ts'

type Asked = Input<typeof call>

/** Answers a wish for another time. Accepted or refused, the candidate chooses again. */
export const replyToWish = (caller: Caller, input: Asked): Promise<Output<typeof call>> =>
  database().transaction(async (tx) => {
    const invitation = await lockedInvitation(tx, input)
    if (invitation.status !== 'RescheduleRequested') throw problem('interviews.nothingWished')
    const isOffer = input.answer === 'offer'
    const change = isOffer ? await offerOthers(tx, input) : await keepOffered(tx, invitation)
    await tx
      .update(invitations)
      .set({ ...change, status: 'Pending' })
      .where(eq(invitations.id, invitation.id))
    await updatePendingAction(tx, [invitation.applicationId])
    await notifyCandidates(tx, [invitation.id], {
      event: isOffer ? 'interviewReoffered' : 'interviewWishRefused',
      message: input.message,
    })
    await addHistory(tx, caller, {
      applicationIds: [invitation.applicationId],
      event: 'interviewWishAnswered',
      detail: { answer: input.answer },
    })
    return { status: 'Pending' }
  })

async function lockedInvitation(tx: Transaction, { companyId, formId, invitationId }: Asked) {
  const [found] = await tx
    .select({ invitation: invitations })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(and(eq(invitations.id, invitationId), eq(invitations.formId, formId), eq(invitations.companyId, companyId)))
    .for(applicationLock, { of: applications })
  if (!found) throw problem('interviews.notFound')
  // Read again under the lock: the candidate may have answered just before.
  const [now] = await tx.select().from(invitations).where(eq(invitations.id, invitationId))
  return now ?? found.invitation
}

async function offerOthers(tx: Transaction, input: Asked) {
  await requireTimes(tx, input)
  await keepTimes(tx, input.availabilityIds)
  return {
    offerId: await newOffer(tx, input.availabilityIds),
    answerBy: input.answerBy === null ? null : new Date(input.answerBy),
  }
}

/** Keeps the offered times open to choose, even after the deadline for the answer. */
async function keepOffered(tx: Transaction, { offerId, answerBy }: typeof invitations.$inferSelect) {
  const left = await tx.$count(
    tx
      .select({ id: slots.id })
      .from(offeredSlots)
      .innerJoin(slots, eq(slots.id, offeredSlots.slotId))
      .where(and(eq(offeredSlots.offerId, offerId), sql`${slots.startsAt} > now() and ${slots.seats} > ${slots.taken}`))
      .as('left'),
  )
  if (left === 0) throw problem('interviews.noTimeLeft')
  return { answerBy: answerBy !== null && answerBy > new Date() ? answerBy : null }
}
