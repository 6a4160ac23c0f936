import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Credit, CreditReason, CreditSubject } from '#contract/subscriptions/credits.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { subscriptions } from '../subscriptions.ts'

/**
 * The ledger: every credit that an organization was given or has spent. Rows are only ever added; a trigger refuses
 * everything else. They are written while the organization's row of `subscriptions` is locked, so that `balance` is what
 * was left after each of them.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    companyId: belongsTo(() => subscriptions.companyId),
    at: moment().notNull().default(sql`clock_timestamp()`),
    /** Tells rows of one moment apart. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<Credit>().notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    why: text().$type<CreditReason>().notNull(),
    about: text().$type<CreditSubject>(),
    /** Without a reference, because what is spent stays spent when its cause is deleted. */
    aboutId: text(),
    /** The member or operator who did it; null for candidates and for the product itself. */
    accountId: uuid().references(() => accounts.id),
    /** Why an operator did it by hand. */
    note: text(),
  },
  (table) => [
    // One index for pages of the list and for what was used in some weeks: every finalized application adds a row.
    primaryKey({ columns: [table.companyId, table.at, table.place] }),
    // When the last package began is not looked for among everything that was spent since.
    index('credit_entries_packages').on(table.companyId, table.at).where(sql`${table.why} = 'package'`),
    check('credit_entries_amount', sql`${table.amount} <> 0`),
    check('credit_entries_balance', sql`${table.balance} >= 0`),
  ],
)

/** What the nightly comparison of ledger and balances found. */
export const ledgerChecks = pgTable('ledger_checks', {
  at: moment().primaryKey().defaultNow(),
  companies: integer().notNull(),
  differences: integer().notNull(),
})
