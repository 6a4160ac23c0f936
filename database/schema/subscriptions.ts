import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/** What an organization may still use. A row appears with the first thing that costs a credit. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id),
    package: text().notNull(),
    totalApplicationCredit: integer().notNull(),
    totalDocumentCredit: integer().notNull(),
    totalMessageCredit: integer().notNull(),
    leftApplicationCredit: integer().notNull(),
    leftDocumentCredit: integer().notNull(),
    leftMessageCredit: integer().notNull(),
    expiryAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check(
      'subscriptions_left',
      sql`least(${table.leftApplicationCredit}, ${table.leftDocumentCredit}, ${table.leftMessageCredit}) >= 0`,
    ),
  ],
)
