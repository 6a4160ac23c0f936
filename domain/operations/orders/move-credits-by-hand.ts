import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { moveCreditsByHand as call } from '#contract/subscriptions/operate-orders.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { openSealed } from '#domain/applying/sealed/open-sealed.ts'
import { holdBalance, requireHoldable } from '#domain/credits/subscriptions/add-bought.ts'
import { creditColumns, moveCredits } from '#domain/credits/subscriptions/move-credits.ts'
import { creditsLeft } from '#domain/credits/subscriptions/spend-credits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

const totals = {
  application: 'totalApplicationCredit',
  document: 'totalDocumentCredit',
  message: 'totalMessageCredit',
} as const

/** Gives or takes credits by hand. Given credits open sealed applications, like bought ones. */
export async function moveCreditsByHand(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { id: companyId, kind, amount, reason } = input
  const cause = { accountId: signedIn(caller).accountId, note: reason }
  return database().transaction(async (tx) => {
    const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
    if (!company) throw problem('companies.notFound')
    let left = 0
    const move = async () => {
      const { held, isOver } = await holdBalance(tx, companyId)
      left = held[creditColumns[kind]] + amount
      if (isOver) throw problem('orders.packageEnded')
      const total = held[totals[kind]] + Math.max(0, amount)
      requireHoldable(left, total)
      const moved = { companyId, credit: kind, amount, spends: false } as const
      if (!(await moveCredits(tx, moved, { ...cause, why: 'byHand' })))
        throw problem('credits.exhausted', { needed: -amount, left: await creditsLeft(tx, companyId, kind) })
      if (amount > 0)
        await tx
          .update(subscriptions)
          .set({ [totals[kind]]: total })
          .where(eq(subscriptions.companyId, companyId))
    }
    const opens = kind === 'application' && amount > 0
    await (opens ? openSealed(tx, { companyId, count: amount }, cause, move) : move())
    await recordOperatorAct(tx, caller, {
      act: 'creditsMoved',
      about: company.name,
      companyId,
      values: { credits: { kind, amount, left } },
      reason,
    })
    return { left: await creditsLeft(tx, companyId, kind) }
  })
}
