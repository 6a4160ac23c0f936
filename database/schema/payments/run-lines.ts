import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Amount } from '#contract/forms/form-content.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { paymentRuns } from './payment-runs.ts'
import { payments } from './payments.ts'

/** One line of the bank file. The bank repeats its reference in the answer file. */
export const runLines = pgTable(
  'payment_run_lines',
  {
    id: uuid().primaryKey(),
    runId: belongsTo(() => paymentRuns.id, { onDelete: 'cascade' }),
    paymentId: belongsTo(() => payments.id),
    companyId: uuid().notNull(),
    reference: text().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Amount['currency']>().notNull(),
    /** The account it was paid to, masked. */
    masked: text().notNull(),
    /**
     * The outcome that the bank or a member reported; `TakenOut`: removed from the run before its file was downloaded.
     */
    outcome: text().$type<'Paid' | 'Returned' | 'TakenOut'>(),
    outcomeNote: text().notNull().default(''),
    outcomeAt: moment(),
  },
  (table) => [
    uniqueIndex('payment_run_lines_reference').on(table.companyId, table.reference),
    // No payment is sent to the bank twice: after a return a new payment is made.
    uniqueIndex('payment_run_lines_payment')
      .on(table.paymentId)
      .where(sql`${table.outcome} is distinct from 'TakenOut'`),
    index('payment_run_lines_run').on(table.runId, table.reference),
  ],
)
