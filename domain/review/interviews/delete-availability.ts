import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { deleteAvailability as call } from '#contract/interviews/availabilities.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { interviewBookings, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { lockPlan } from './lock-plan.ts'
import { onlyOfferedBy } from './only-offered-by.ts'

/**
 * Deletes a time that no candidate has chosen. Locking its row serialises it with a candidate who chooses it, and
 * locking the form with members who delete other times.
 */
export async function deleteAvailability(_: Caller, { companyId, formId, id }: Input<typeof call>): Promise<null> {
  await database().transaction(async (tx) => {
    await lockPlan(tx, formId)
    const [slot] = await tx
      .select({ id: interviewSlots.id })
      .from(interviewSlots)
      .where(and(eq(interviewSlots.id, id), eq(interviewSlots.formId, formId), eq(interviewSlots.companyId, companyId)))
      .for('update')
    if (!slot) throw problem('interviews.timeNotFound')
    if ((await tx.$count(interviewBookings, eq(interviewBookings.slotId, id))) > 0)
      throw problem('interviews.timeChosen')
    const count = await onlyOfferedBy(tx, { formId, slotIds: [id] })
    if (count > 0) throw problem('interviews.onlyTimeOffered', { count })
    await tx.delete(offeredSlots).where(eq(offeredSlots.slotId, id))
    await tx.delete(interviewSlots).where(eq(interviewSlots.id, id))
  })
  return null
}
