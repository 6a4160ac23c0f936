import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type {
  attachInvoice as call,
  linkOperatedInvoice as operatorLinkCall,
} from '#contract/subscriptions/operate-orders.ts'
import type { linkInvoice as linkCall } from '#contract/subscriptions/orders.ts'
import { database } from '#database/connection.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { uploaderIdOf } from '#domain/ground/files/uploader-id.ts'
import { answerOperated } from './answer-operated.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { anyOrder, lockOrder, ownOrder } from './own-order.ts'
import { recordOrderAct } from './record-order-act.ts'

/** The format of an e-fatura. */
const accept = ['application/pdf']

/** Stores the invoice with its order. The file belongs to the organization; a replaced one is swept. */
export async function attachInvoice(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { orderId } = input
  const order = await anyOrder(orderId)
  if (order.paidAt === null) throw problem('orders.over')
  // Operators have candidate accounts, whose uploads are stored under another owner than members'.
  const owner = { companyId: order.companyId, accountId: uploaderIdOf(signedIn(caller)) }
  const { id: invoiceFileId } = await takeFile(owner, input, { accept })
  return database().transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const [changed] = await tx
      .update(orders)
      .set({ invoiceFileId, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, orderId))
      .returning()
    if (!changed) throw new Error('A locked order is gone')
    await notifyOfOrder(tx, changed, 'orderInvoiced')
    await recordOrderAct(tx, caller, 'orderInvoiced', changed)
    return answerOperated(tx, changed, caller)
  })
}

/** The same for operators, of any order. */
export async function linkOperatedInvoice(
  caller: Caller,
  { orderId }: Input<typeof operatorLinkCall>,
): Promise<Output<typeof operatorLinkCall>> {
  const { invoiceFileId } = await anyOrder(orderId)
  if (invoiceFileId === null) throw problem('orders.noInvoice')
  return signedLink(caller, { kind: 'invoice', orderId })
}

export async function linkInvoice(caller: Caller, ids: Input<typeof linkCall>): Promise<Output<typeof linkCall>> {
  const { invoiceFileId } = await ownOrder(database(), ids)
  if (invoiceFileId === null) throw problem('orders.noInvoice')
  return signedLink(caller, { kind: 'invoice', orderId: ids.orderId })
}
