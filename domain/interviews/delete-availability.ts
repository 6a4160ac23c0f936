import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { deleteAvailability as call } from '#contract/interviews/availabilities.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { interviewBookings, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'

/**
 * Deletes a time that nobody has chosen. Its lock makes a candidate who chooses it at this moment come after it, and that of
 * the form somebody who deletes another time.
 */
export async function deleteAvailability(_: Caller, { companyId, formId, id }: Input<typeof call>): Promise<null> {
  await database().transaction(async (tx) => {
    await tx.select({ id: forms.id }).from(forms).where(eq(forms.id, formId)).for('no key update')
    const [slot] = await tx
      .select({ id: interviewSlots.id })
      .from(interviewSlots)
      .where(and(eq(interviewSlots.id, id), eq(interviewSlots.formId, formId), eq(interviewSlots.companyId, companyId)))
      .for('update')
    if (!slot) throw problem('interviews.timeNotFound')
    if ((await tx.$count(interviewBookings, eq(interviewBookings.slotId, id))) > 0)
      throw problem('interviews.timeChosen')
    const count = await onlyOfferedBy(tx, id)
    if (count > 0) throw problem('interviews.onlyTimeOffered', { count })
    await tx.delete(offeredSlots).where(eq(offeredSlots.slotId, id))
    await tx.delete(interviewSlots).where(eq(interviewSlots.id, id))
  })
  return null
}

/** How many who have not chosen would have no time left to choose. */
const onlyOfferedBy = (tx: Transaction, slotId: string): Promise<number> =>
  tx.$count(
    tx
      .select({ id: interviewInvitations.id })
      .from(offeredSlots)
      .innerJoin(interviewInvitations, eq(interviewInvitations.offerId, offeredSlots.offerId))
      .where(
        and(
          eq(offeredSlots.slotId, slotId),
          inArray(interviewInvitations.status, ['Pending', 'RescheduleRequested']),
          sql`not exists (select from ${offeredSlots} as other join ${interviewSlots} as slot on slot.id = other.slot_id
            where other.offer_id = ${interviewInvitations.offerId} and slot.id <> ${slotId}::uuid
              and slot.starts_at > now())`,
        ),
      )
      .as('only'),
  )
