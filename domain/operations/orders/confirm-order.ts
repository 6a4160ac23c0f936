import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { confirmOrder as call } from '#contract/subscriptions/operate-orders.ts'
import { database, type Transaction } from '#database/connection.ts'
import { orderPayments, orders } from '#database/schema/credits/orders.ts'
import { openSealed } from '#domain/applying/sealed/open-sealed.ts'
import { addBought } from '#domain/credits/subscriptions/add-bought.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { answerOperated } from './answer-operated.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { isUnpaid, totalOf } from './order-sums.ts'
import { lockOrder, type OrderRecord } from './own-order.ts'
import { recordOrderAct } from './record-order-act.ts'

/** An operator records a bank transfer for an order. */
export async function confirmOrder(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { orderId, version, amountMinor, on, note } = input
  const { accountId } = signedIn(caller)
  return database().transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version)
    const paid = await receivePayment(tx, order, { amountMinor, on, note, accountId })
    await recordOrderAct(tx, caller, 'orderMoneyCame', order, { amountMinor, reason: note })
    return answerOperated(tx, paid, caller)
  })
}

interface Received {
  readonly amountMinor: number
  readonly on: string
  readonly note: string
  /** The account that recorded the payment. */
  readonly accountId: string
}

/**
 * Records money received for a locked order, by any payment method. If it is too little, the order waits for the rest;
 * otherwise this transaction gives its credits and opens what waits for them.
 */
async function receivePayment(tx: Transaction, order: OrderRecord, received: Received): Promise<OrderRecord> {
  if (!isUnpaid(order)) throw problem('orders.over')
  const { companyId } = order
  const { amountMinor, accountId } = received
  await tx.insert(orderPayments).values({ id: newId(), orderId: order.id, ...received })
  const isPaid = order.receivedMinor + amountMinor >= totalOf(order)
  const [changed] = await tx
    .update(orders)
    .set({
      receivedMinor: sql`${orders.receivedMinor} + ${amountMinor}`,
      state: isPaid ? 'Paid' : 'PartlyPaid',
      paidAt: isPaid ? sql`now()` : null,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) throw new Error('A locked order is gone')
  await notifyOfOrder(tx, changed, isPaid ? 'orderPaid' : 'orderPartlyPaid')
  if (!isPaid) return changed
  const cause = { about: { kind: 'order', id: order.id }, accountId } as const
  await openSealed(tx, { companyId, count: order.applicationCredit }, cause, () =>
    addBought(tx, companyId, order, cause),
  )
  return changed
}
