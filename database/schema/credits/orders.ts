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

/** A package that an organization has ordered, as it was then: what operators change later touches no order. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** What its reference is made of. */
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
    /** Before VAT. */
    priceMinor: bigint({ mode: 'number' }).notNull(),
    vatMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<'TRY'>().notNull(),
    vatRate: integer().notNull(),
    state: text().$type<OrderState>().notNull().default('Ordered'),
    /** The sums of its payments, those that came and those that went back. */
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
    // The credits are given for all of the money, and no more goes back than has come.
    check(
      'orders_received',
      sql`${table.paidAt} is null or ${table.receivedMinor} >= ${table.priceMinor} + ${table.vatMinor}`,
    ),
    check('orders_refunded', sql`${table.refundedMinor} between 0 and ${table.receivedMinor}`),
    // In the order that is asked for: with empty moments last, as is the default here, an index sorts nothing.
    index('orders_company').on(table.companyId, table.orderedAt.desc().nullsFirst(), table.id),
    index('orders_newest').on(table.orderedAt.desc().nullsFirst(), table.id),
    // Those that operators look for all day are few, however many were paid.
    index('orders_waiting')
      .on(table.orderedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.state} in ('Ordered', 'PartlyPaid')`),
    uniqueIndex('orders_number').on(table.number),
    index('orders_invoice').on(table.invoiceFileId).where(sql`${table.invoiceFileId} is not null`),
  ],
)

/** Money that came for an order, or went back (below zero), as an operator found it on the account. */
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
