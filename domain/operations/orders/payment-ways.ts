import type { HowToPay } from '#contract/subscriptions/orders.ts'
import { orderReference, totalOf } from './order-sums.ts'
import type { OrderRecord } from './own-order.ts'

/** Who is paid by bank transfer. */
interface Seller {
  readonly iban: string
  readonly accountName: string
  readonly bankName: string
}

/**
 * How orders are paid: what an order's page says, and nothing else. That money has come is told by `receivePayment`, whoever
 * tells it: an operator who reads the account now, the notice of a card provider later.
 */
interface PaymentWay {
  howToPay(order: OrderRecord): HowToPay
}

const byBankTransfer = (seller: Seller): PaymentWay => ({
  howToPay: (order) => ({
    way: 'bankTransfer',
    reference: orderReference(order),
    amountMinor: totalOf(order) - order.receivedMinor,
    currency: order.currency,
    ...seller,
  }),
})

let current: PaymentWay | undefined

/** Set at start; undefined where nobody is configured to be paid, and nothing can be ordered. */
export function setSeller(seller: Seller | undefined) {
  current = seller && byBankTransfer(seller)
}

export const paymentWay = () => current
