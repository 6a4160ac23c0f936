import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Amount } from '#contract/forms/form-content.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { paymentRuns } from './payment-runs.ts'
import { payments } from './payments.ts'

/** One line of the file for the bank. Its reference comes back in the bank's answer. */
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
    /** The account that it went to, masked. */
    masked: text().notNull(),
    /** What the bank or a member says became of it; taken out of the run before anybody had its file. */
    outcome: text().$type<'Paid' | 'Returned' | 'TakenOut'>(),
    outcomeNote: text().notNull().default(''),
    outcomeAt: moment(),
  },
  (table) => [
    uniqueIndex('payment_run_lines_reference').on(table.companyId, table.reference),
    // No payment goes to the bank twice: what came back is paid by another payment.
    uniqueIndex('payment_run_lines_payment')
      .on(table.paymentId)
      .where(sql`${table.outcome} is distinct from 'TakenOut'`),
    index('payment_run_lines_run').on(table.runId, table.reference),
  ],
)
