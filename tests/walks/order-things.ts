import { aCandidate } from '../builders.ts'
import { chance } from '../chance.ts'
import { aBuyer } from '../worlds/buyer.ts'

/** An order of an organization of its own, waiting for its money or paid, for calls about one. */
export async function anyOrder() {
  const { caller: runs } = await aCandidate({ operator: true })
  const buyer = await aBuyer(runs)
  const placed = await buyer.order()
  const { id: orderId } = chance(2) ? await buyer.pay(placed) : placed
  return { orderId, buyer }
}
