import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { offerByAgreement as call } from '#contract/subscriptions/operate-orders.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { answerOperated } from './answer-operated.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { offeredPackage, placeOrder } from './order-package.ts'
import { totalOf } from './order-sums.ts'
import { recordOrderAct } from './record-order-act.ts'

/** Creates an order with agreed terms for an organization, which sees it among its orders with how to pay. */
export async function offerByAgreement(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { id: companyId, packageId, ...agreed } = input
  return database().transaction(async (tx) => {
    if ((await tx.$count(companies, eq(companies.id, companyId))) === 0) throw problem('companies.notFound')
    const wanted = await offeredPackage(tx, packageId)
    if (wanted.kind !== 'agreement') throw problem('orders.notOrderable')
    const orderedBy = signedIn(caller).accountId
    const placed = await placeOrder(tx, { ...wanted, ...agreed, days: 0 }, { companyId, orderedBy })
    await notifyOfOrder(tx, placed, 'orderOffered')
    await recordOrderAct(tx, caller, 'orderAgreed', placed, { amountMinor: totalOf(placed) })
    return answerOperated(tx, placed, caller)
  })
}
