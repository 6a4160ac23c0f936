import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { deleteAvailability as call } from '#contract/interviews/availabilities.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { interviewBookings, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'

/** Deletes a time that nobody has chosen. The lock makes a candidate who chooses it at this moment come after it. */
export async function deleteAvailability(_: Caller, { companyId, formId, id }: Input<typeof call>): Promise<null> {
  await database().transaction(async (tx) => {
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

/** How many invitations would have no time left to choose. */
const onlyOfferedBy = (tx: Transaction, slotId: string): Promise<number> =>
  tx.$count(
    tx
      .select({ id: interviewInvitations.id })
      .from(offeredSlots)
      .innerJoin(interviewInvitations, eq(interviewInvitations.offerId, offeredSlots.offerId))
      .where(
        and(
          eq(offeredSlots.slotId, slotId),
          eq(interviewInvitations.status, 'Pending'),
          sql`not exists (select from ${offeredSlots} as other
            where other.offer_id = ${interviewInvitations.offerId} and other.slot_id <> ${slotId}::uuid)`,
        ),
      )
      .as('only'),
  )
