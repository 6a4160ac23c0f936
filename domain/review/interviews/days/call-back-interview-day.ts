import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { callBackInterviewDay as call } from '#contract/interviews/days.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { withoutPlan } from './day-slots.ts'

/**
 * Calls back a held change of a day. Both this and the worker that releases it update the act's row, so only one
 * succeeds.
 */
export async function callBackInterviewDay(
  caller: Caller,
  { companyId, actId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await database().transaction(async (tx) => {
    const own = and(eq(acts.id, actId), eq(acts.companyId, companyId), eq(acts.kind, 'changeInterviewDay'))
    const [act] = await tx.select().from(acts).where(own).for('update')
    if (!act) throw problem('acts.notFound')
    if (act.undoneAt || act.detail.state !== 'held') throw problem('acts.notUndoable')
    await tx
      .update(acts)
      .set({ undoneAt: new Date(), undoneBy: signedIn(caller).accountId, detail: withoutPlan })
      .where(own)
  })
  return {}
}
