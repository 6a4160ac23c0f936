import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Credit, CreditReason } from '#contract/subscriptions/credits.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { subscriptions } from '../subscriptions.ts'

/**
 * Daily sums of the ledger. A trigger of `creditEntries` keeps it, in the transaction that spends and under the lock
 * of the organization's row, so that sums and row counts need not scan the ledger.
 */
export const creditDays = pgTable(
  'credit_days',
  {
    companyId: belongsTo(() => subscriptions.companyId),
    /** The calendar day in Istanbul. */
    day: date().notNull(),
    /**
     * When the package in force then began; -infinity before the first. A day on which a package begins has rows of
     * both.
     */
    beganAt: moment().notNull(),
    kind: text().$type<Credit>().notNull(),
    why: text().$type<CreditReason>().notNull(),
    /** The sum of the amounts; negative if more was spent. */
    amount: integer().notNull(),
    /** How many ledger rows are in the sum. */
    entries: integer().notNull(),
    /** The time of the first of those rows. */
    firstAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.beganAt, table.kind, table.why] })],
)
