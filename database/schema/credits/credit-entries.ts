import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Credit, CreditReason, CreditSubject } from '#contract/subscriptions/credits.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { subscriptions } from '../subscriptions.ts'

/**
 * The ledger: every credit that an organization was given or has spent. Append-only; a trigger refuses updates and
 * deletes. Rows are written while the organization's row of `subscriptions` is locked, so that `balance` is exactly
 * what was left after each of them.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    companyId: belongsTo(() => subscriptions.companyId),
    at: moment().notNull().default(sql`clock_timestamp()`),
    /** Orders rows of the same moment. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<Credit>().notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    why: text().$type<CreditReason>().notNull(),
    about: text().$type<CreditSubject>(),
    /** No foreign key, because credits stay spent when their cause is deleted. */
    aboutId: text(),
    /** The member or operator who did it; null for candidates and for the system. */
    accountId: uuid().references(() => accounts.id),
    /** The reason that an operator gave for a change by hand. */
    note: text(),
  },
  (table) => [
    // One index for the pages of the list and for the usage of some weeks: every finalized application inserts a row
    // here.
    primaryKey({ columns: [table.companyId, table.at, table.place] }),
    // Finds when the last package began without scanning everything that was spent since.
    index('credit_entries_packages').on(table.companyId, table.at).where(sql`${table.why} = 'package'`),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
    check('credit_entries_balance', sql`${table.balance} >= 0`),
  ],
)

/** Results of the nightly comparison of ledger and balances. */
export const ledgerChecks = pgTable('ledger_checks', {
  at: moment().primaryKey().defaultNow(),
  companies: integer().notNull(),
  differences: integer().notNull(),
})
