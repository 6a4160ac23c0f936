import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PackageKind, PackageWords } from '#contract/subscriptions/packages.ts'
import { moment } from '../columns/moment.ts'

/** What organizations can buy. Operators change these rows; an order keeps what it was made for. */
export const packages = pgTable(
  'packages',
  {
    id: text().primaryKey(),
    kind: text().$type<PackageKind>().notNull(),
    names: jsonb().$type<PackageWords>().notNull(),
    notes: jsonb().$type<PackageWords>().notNull(),
    applicationCredit: integer().notNull(),
    documentCredit: integer().notNull(),
    messageCredit: integer().notNull(),
    /** How long its credits are valid, in months plus days. Those of a top-up end with the package. */
    months: integer().notNull().default(0),
    days: integer().notNull().default(0),
    /** Without VAT; null for a price by agreement. */
    priceMinor: bigint({ mode: 'number' }),
    currency: text().$type<'TRY'>().notNull().default('TRY'),
    /** In hundredths of a percent: 2000 is 20 %. */
    vatRate: integer().notNull(),
    /** Whether credits left from the previous package are kept when this one begins; otherwise they expire. */
    carriesOver: boolean().notNull(),
    oncePerCompany: boolean().notNull().default(false),
    isOffered: boolean().notNull().default(true),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check(
      'packages_credits',
      sql`least(${table.applicationCredit}, ${table.documentCredit}, ${table.messageCredit}) >= 0`,
    ),
    check('packages_price', sql`${table.priceMinor} >= 0 and ${table.vatRate} between 0 and 10000`),
    check(
      'packages_validity',
      sql`${table.months} >= 0 and ${table.days} >= 0 and ${table.months} + ${table.days} > 0`,
    ),
  ],
)
