import type { HowToPay } from '#contract/subscriptions/orders.ts'
import { orderReference, totalOf } from './order-sums.ts'
import type { OrderRecord } from './own-order.ts'

/** The account that bank transfers are paid to. */
interface Seller {
  readonly iban: string
  readonly accountName: string
  readonly bankName: string
}

/**
 * A payment method: what an order's page says about paying. Received money is recorded by `receivePayment` for every
 * method: now by an operator who reads the bank account, later perhaps by a card provider's webhook.
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

/** Set at start; undefined if no seller account is configured, and then nothing can be ordered. */
export function setSeller(seller: Seller | undefined) {
  current = seller && byBankTransfer(seller)
}

export const paymentWay = () => current
