import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { cancelOrder as operatorCall } from '#contract/subscriptions/operate-orders.ts'
import type { cancelOwnOrder as ownCall } from '#contract/subscriptions/orders.ts'
import { database, type Transaction } from '#database/connection.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { answerOperated } from './answer-operated.ts'
import { describeOrder } from './describe-orders.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { isUnpaid } from './order-sums.ts'
import { lockOrder, type OrderRecord, ownOrder } from './own-order.ts'
import { recordOrderAct } from './record-order-act.ts'

/** Cancels the organization's own order that no payment has come for. */
export async function cancelOwnOrder(caller: Caller, input: Input<typeof ownCall>): Promise<Output<typeof ownCall>> {
  return database().transaction(async (tx) => {
    await ownOrder(tx, input)
    const order = await lockOrder(tx, input.orderId)
    if (order.state !== 'Ordered') throw problem('orders.over')
    return describeOrder(tx, await cancel(tx, order, null), caller.language)
  })
}

/** Cancels an order that is not fully paid. Money already paid is a surplus until it is refunded (`refundOrder`). */
export async function cancelOrder(
  caller: Caller,
  { orderId, reason, version }: Input<typeof operatorCall>,
): Promise<Output<typeof operatorCall>> {
  return database().transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version)
    if (!isUnpaid(order)) throw problem('orders.over')
    const cancelled = await cancel(tx, order, reason)
    await notifyOfOrder(tx, cancelled, 'orderCancelled')
    await recordOrderAct(tx, caller, 'orderCancelled', order, { reason })
    return answerOperated(tx, cancelled, caller)
  })
}

async function cancel(tx: Transaction, { id }: OrderRecord, reason: string | null): Promise<OrderRecord> {
  const [cancelled] = await tx
    .update(orders)
    .set({ state: 'Cancelled', endedAt: sql`now()`, endedBecause: reason, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning()
  if (!cancelled) throw new Error('A locked order is gone')
  return cancelled
}
