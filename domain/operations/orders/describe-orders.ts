import { asc, inArray } from 'drizzle-orm'
import type { OperatedOrder } from '#contract/subscriptions/operate-orders.ts'
import type { Order } from '#contract/subscriptions/orders.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { orderPayments } from '#database/schema/credits/orders.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import type { Language } from '#platform/text/locales.ts'
import { dueOf, isUnpaid, orderReference, totalOf } from './order-sums.ts'
import type { OrderRecord } from './own-order.ts'
import { paymentWay } from './payment-ways.ts'

/** Orders as the organization sees them, with the names of the ordering members, in one statement for any number. */
export async function describeOrders(
  db: Database | Transaction,
  rows: readonly OrderRecord[],
  language: Language,
): Promise<Order[]> {
  const names = await accountNames(
    db,
    rows.map(({ orderedBy }) => orderedBy),
  )
  return rows.map((row) => ({
    id: row.id,
    reference: orderReference(row),
    packageId: row.packageId,
    kind: row.kind,
    name: row.names[language],
    applicationCredit: row.applicationCredit,
    documentCredit: row.documentCredit,
    messageCredit: row.messageCredit,
    months: row.months,
    days: row.days,
    carriesOver: row.carriesOver,
    currency: row.currency,
    vatRate: row.vatRate,
    priceMinor: row.priceMinor,
    vatMinor: row.vatMinor,
    totalMinor: totalOf(row),
    state: row.state,
    receivedMinor: row.receivedMinor,
    refundedMinor: row.refundedMinor,
    ...dueOf(row),
    orderedBy: names.get(row.orderedBy) ?? '',
    orderedAt: row.orderedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBecause: row.endedBecause,
    hasInvoice: row.invoiceFileId !== null,
    pay: isUnpaid(row) ? (paymentWay()?.howToPay(row) ?? null) : null,
    version: row.version,
    can: { cancel: row.state === 'Ordered' },
  }))
}

export async function describeOrder(db: Database | Transaction, row: OrderRecord, language: Language): Promise<Order> {
  const [one] = await describeOrders(db, [row], language)
  if (!one) throw new Error('An order was not described')
  return one
}

/** The same for operators: with the organization and each payment. */
export async function describeOperated(
  db: Database | Transaction,
  rows: readonly OrderRecord[],
  language: Language,
): Promise<OperatedOrder[]> {
  const ids = rows.map(({ id }) => id)
  const described = await describeOrders(db, rows, language)
  const owners = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      inArray(
        companies.id,
        rows.map(({ companyId }) => companyId),
      ),
    )
  const payments = await db
    .select()
    .from(orderPayments)
    .where(inArray(orderPayments.orderId, ids))
    .orderBy(asc(orderPayments.at), asc(orderPayments.id))
  const names = await accountNames(
    db,
    payments.map(({ accountId }) => accountId),
  )
  return described.map((order, at) => {
    const companyId = rows[at]?.companyId ?? ''
    return {
      ...order,
      company: { id: companyId, name: owners.find(({ id }) => id === companyId)?.name ?? '' },
      payments: payments
        .filter(({ orderId }) => orderId === order.id)
        .map(({ amountMinor, on, note, accountId }) => ({ amountMinor, on, note, by: names.get(accountId) ?? '' })),
    }
  })
}
