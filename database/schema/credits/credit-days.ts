import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Credit, CreditReason } from '#contract/subscriptions/credits.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { subscriptions } from '../subscriptions.ts'

/**
 * The ledger added up by days. A trigger of `creditEntries` keeps it, in the transaction that spends and under the lock of
 * the organization's row, so that nobody who wants a sum or a number of rows counts the ledger.
 */
export const creditDays = pgTable(
  'credit_days',
  {
    companyId: belongsTo(() => subscriptions.companyId),
    /** In Istanbul. */
    day: date().notNull(),
    /** When the package began that was the last one then; -infinity before the first. A day on which one begins has rows of both. */
    beganAt: moment().notNull(),
    kind: text().$type<Credit>().notNull(),
    why: text().$type<CreditReason>().notNull(),
    /** The sum of their amounts: below zero what was spent. */
    amount: integer().notNull(),
    /** How many rows of the ledger they are. */
    entries: integer().notNull(),
    /** Of the first of them. */
    firstAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.beganAt, table.kind, table.why] })],
)
