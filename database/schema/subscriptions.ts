import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/**
 * What an organization may still use: the sum of its rows in the ledger (`creditEntries`), held in one row that is locked by
 * whoever changes it. It appears with the first thing that costs a credit.
 */
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
    /** What was left when the package ended, and went back then. The answers go on saying it; nobody can spend it. */
    lapsedApplicationCredit: integer().notNull().default(0),
    lapsedDocumentCredit: integer().notNull().default(0),
    lapsedMessageCredit: integer().notNull().default(0),
    /** When what was left went back; null while there may be something to take. */
    endedAt: moment(),
    expiryAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // No column that spending changes is in an index: the row is updated in place hundreds of times in a second.
    index('subscriptions_to_end').on(table.expiryAt).where(sql`${table.endedAt} is null`),
    check(
      'subscriptions_left',
      sql`least(${table.leftApplicationCredit}, ${table.leftDocumentCredit}, ${table.leftMessageCredit}) >= 0`,
    ),
  ],
)
