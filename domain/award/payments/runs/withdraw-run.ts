import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { withdrawRun as call } from '#contract/payments/payment-runs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { removeLater } from '#domain/ground/files/remove-later.ts'
import { describeRuns } from './runs.ts'
import { lockRun, requireUntaken, takeBack } from './take-back.ts'

/** Withdraws a run before its file was downloaded. Repeating it changes nothing. */
export async function withdrawRun(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const run = await database().transaction(async (tx) => {
    const locked = await lockRun(tx, input)
    if (locked.withdrawnAt) return locked
    await requireUntaken(tx, locked)
    const rows = await tx.select({ id: payments.id }).from(payments).where(eq(payments.runId, locked.id))
    await takeBack(tx, caller, { run: locked, paymentIds: rows.map(({ id }) => id) })
    return markWithdrawn(tx, caller, locked)
  })
  const [described] = await describeRuns([run])
  if (!described) throw problem('payments.runNotFound')
  return described
}

/** Closes a run without payments and deletes its file. */
export async function markWithdrawn(tx: Transaction, caller: Caller, run: typeof paymentRuns.$inferSelect) {
  const now = new Date()
  const withdrawn = { withdrawnAt: now, withdrawnBy: signedIn(caller).accountId, closedAt: now }
  await tx.update(paymentRuns).set(withdrawn).where(eq(paymentRuns.id, run.id))
  await removeLater(tx, [run.fileKey])
  return { ...run, ...withdrawn }
}
