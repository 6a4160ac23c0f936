import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns/moment.ts'
import { companies } from './companies.ts'

/**
 * The credits that an organization has left: the sum of its rows in the ledger (`creditEntries`), in one row that
 * every change locks. Inserted with the first use of a credit.
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
    /**
     * Credits that were left when the package ended and lapsed then. The API still reports them; they cannot be spent.
     */
    lapsedApplicationCredit: integer().notNull().default(0),
    lapsedDocumentCredit: integer().notNull().default(0),
    lapsedMessageCredit: integer().notNull().default(0),
    /** When the remaining credits lapsed; null while there may be something to lapse. */
    endedAt: moment(),
    expiryAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    // No column that spending changes is indexed, so that PostgreSQL updates the row in place (HOT), hundreds of times
    // a second.
    index('subscriptions_to_end').on(table.expiryAt).where(sql`${table.endedAt} is null`),
    check(
      'subscriptions_left',
      sql`least(${table.leftApplicationCredit}, ${table.leftDocumentCredit}, ${table.leftMessageCredit}) >= 0`,
    ),
  ],
)
