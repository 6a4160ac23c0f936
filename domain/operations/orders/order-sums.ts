import type { orders } from '#database/schema/credits/orders.ts'

type OrderRow = typeof orders.$inferSelect

/** The total with VAT. */
export const totalOf = ({ priceMinor, vatMinor }: Pick<OrderRow, 'priceMinor' | 'vatMinor'>) => priceMinor + vatMinor

/** The reference for the description of a transfer. */
export const orderReference = ({ number }: Pick<OrderRow, 'number'>) => `KPR${String(number).padStart(6, '0')}`

/** The order number in a typed reference: `kpr 000123`, `123`. */
export function numberIn(reference: string): number | undefined {
  const digits = /^\s*(?:kpr)?[\s-]*(\d{1,12})\s*$/i.exec(reference)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

export const isUnpaid = ({ state }: Pick<OrderRow, 'state'>) => state === 'Ordered' || state === 'PartlyPaid'

/** The amount due, and the surplus: overpaid, or paid for a cancelled order and not refunded. */
export function dueOf(order: Pick<OrderRow, 'state' | 'priceMinor' | 'vatMinor' | 'receivedMinor' | 'refundedMinor'>) {
  const { state, receivedMinor, refundedMinor } = order
  const kept = receivedMinor - refundedMinor
  const owed = state === 'Cancelled' || state === 'Refunded' ? 0 : totalOf(order)
  return {
    openMinor: isUnpaid(order) ? Math.max(0, owed - receivedMinor) : 0,
    surplusMinor: state === 'Refunded' ? 0 : Math.max(0, kept - owed),
  }
}
