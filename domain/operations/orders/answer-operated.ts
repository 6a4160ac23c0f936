import type { Caller } from '#contract/caller.ts'
import type { OperatedOrder } from '#contract/subscriptions/operate-orders.ts'
import type { Transaction } from '#database/connection.ts'
import { describeOperated } from './describe-orders.ts'
import type { OrderRecord } from './own-order.ts'

export async function answerOperated(
  tx: Transaction,
  order: OrderRecord,
  { language }: Caller,
): Promise<OperatedOrder> {
  const [one] = await describeOperated(tx, [order], language)
  if (!one) throw new Error('An order was not described')
  return one
}
