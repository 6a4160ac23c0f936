import type { Caller } from '#contract/caller.ts'
import type { OperatorAct } from '#contract/operations/operator-acts.ts'
import type { Transaction } from '#database/connection.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'
import { orderReference } from './order-sums.ts'
import type { OrderRecord } from './own-order.ts'

interface Said {
  readonly amountMinor?: number
  readonly reason?: string
}

export const recordOrderAct = (
  tx: Transaction,
  caller: Caller,
  act: Extract<OperatorAct, `order${string}`>,
  order: OrderRecord,
  { amountMinor, reason }: Said = {},
) =>
  recordOperatorAct(tx, caller, {
    act,
    about: orderReference(order),
    aboutId: order.id,
    companyId: order.companyId,
    ...(amountMinor !== undefined && { values: { amountMinor } }),
    ...(reason && { reason }),
  })
