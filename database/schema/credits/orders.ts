import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderState } from '#contract/subscriptions/orders.ts'
import type { PackageKind, PackageWords } from '#contract/subscriptions/packages.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'
import { files } from '../files.ts'
import { packages } from './packages.ts'

/** An order for a package, with its terms copied: later changes of the package do not affect it. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** The payment reference is derived from it. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    companyId: belongsTo(() => companies.id),
    packageId: text()
      .notNull()
      .references(() => packages.id),
    kind: text().$type<PackageKind>().notNull(),
    names: jsonb().$type<PackageWords>().notNull(),
    applicationCredit: integer().notNull(),
    documentCredit: integer().notNull(),
    messageCredit: integer().notNull(),
    months: integer().notNull(),
    days: integer().notNull(),
    carriesOver: boolean().notNull(),
    /** Without VAT. */
    priceMinor: bigint({ mode: 'number' }).notNull(),
    vatMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<'TRY'>().notNull(),
    vatRate: integer().notNull(),
    state: text().$type<OrderState>().notNull().default('Ordered'),
    /** The sums of its incoming payments and of its refunds. */
    receivedMinor: bigint({ mode: 'number' }).notNull().default(0),
    refundedMinor: bigint({ mode: 'number' }).notNull().default(0),
    orderedBy: belongsTo(() => accounts.id),
    orderedAt: moment().notNull().defaultNow(),
    paidAt: moment(),
    endedAt: moment(),
    endedBecause: text(),
    invoiceFileId: uuid().references(() => files.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('orders_paid', sql`(${table.state} in ('Paid', 'Refunded')) = (${table.paidAt} is not null)`),
    check('orders_ended', sql`(${table.state} in ('Cancelled', 'Refunded')) = (${table.endedAt} is not null)`),
    // Credits are given once the full price was received, and refunds never exceed what was received.
    check(
      'orders_received',
      sql`${table.paidAt} is null or ${table.receivedMinor} >= ${table.priceMinor} + ${table.vatMinor}`,
    ),
    check('orders_refunded', sql`${table.refundedMinor} between 0 and ${table.receivedMinor}`),
    // In the exact order of the queries: nulls last, the default of an index, would need a sort.
    index('orders_company').on(table.companyId, table.orderedAt.desc().nullsFirst(), table.id),
    index('orders_newest').on(table.orderedAt.desc().nullsFirst(), table.id),
    // Orders that operators work on all day: few, however many were paid.
    index('orders_waiting')
      .on(table.orderedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.state} in ('Ordered', 'PartlyPaid')`),
    uniqueIndex('orders_number').on(table.number),
    index('orders_invoice').on(table.invoiceFileId).where(sql`${table.invoiceFileId} is not null`),
  ],
)

/** Money received for an order, or refunded (negative), as an operator found it in the bank account. */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: uuid().primaryKey(),
    orderId: belongsTo(() => orders.id),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    on: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    accountId: belongsTo(() => accounts.id),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('order_payments_order').on(table.orderId, table.at),
    check('order_payments_amount', sql`${table.amountMinor} <> 0`),
  ],
)
