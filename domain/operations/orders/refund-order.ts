import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { refundOrder as call } from '#contract/subscriptions/operate-orders.ts'
import { database } from '#database/connection.ts'
import { orderPayments, orders } from '#database/schema/credits/orders.ts'
import { takeBackBought } from '#domain/credits/subscriptions/add-bought.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { answerOperated } from './answer-operated.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { dueOf } from './order-sums.ts'
import { lockOrder } from './own-order.ts'
import { recordOrderAct } from './record-order-act.ts'

/**
 * Records refunded money. A surplus, or money for a cancelled order, is refunded on its own; refunding a paid order
 * ends it and takes back its remaining credits.
 */
export async function refundOrder(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { orderId, version, amountMinor, on, takesCreditsBack, reason } = input
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version)
    if (takesCreditsBack && order.state !== 'Paid') throw problem('orders.over')
    const most = takesCreditsBack ? order.receivedMinor - order.refundedMinor : dueOf(order).surplusMinor
    if (amountMinor > most) throw problem('orders.refundTooHigh')
    await tx
      .insert(orderPayments)
      .values({ id: newId(), orderId, amountMinor: -amountMinor, on, note: reason, accountId })
    const [refunded] = await tx
      .update(orders)
      .set({
        refundedMinor: sql`${orders.refundedMinor} + ${amountMinor}`,
        ...(takesCreditsBack && { state: 'Refunded' as const, endedAt: sql`now()`, endedBecause: reason }),
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.id, orderId))
      .returning()
    if (!refunded) throw new Error('A locked order is gone')
    if (takesCreditsBack) {
      await notifyOfOrder(tx, refunded, 'orderRefunded')
      const cause = { about: { kind: 'order', id: orderId }, accountId, note: reason } as const
      await takeBackBought(tx, order.companyId, order, cause)
    }
    await recordOrderAct(tx, caller, 'orderMoneyBack', order, { amountMinor, reason })
    return answerOperated(tx, refunded, caller)
  })
}
