import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Amount } from '#contract/forms/form-content.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** A batch of payments that an organization sent to its bank: who made it, when, and the encrypted file. */
export const paymentRuns = pgTable(
  'payment_runs',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    /** Ascending within the organization; people refer to the run by it. */
    number: integer().notNull(),
    month: date({ mode: 'string' }).notNull(),
    accountId: belongsTo(() => accounts.id),
    /**
     * The bank template it was written with: the name of a built-in one, or the id of one of the organization's own.
     */
    template: text().notNull(),
    count: integer().notNull(),
    totals: jsonb().$type<readonly { readonly currency: Amount['currency']; readonly minor: number }[]>().notNull(),
    /** Path in the private container; the content is encrypted. */
    fileKey: text().notNull(),
    fileName: text().notNull(),
    sha256: text().notNull(),
    /** The day on which the bank is asked to pay; null in runs of earlier versions. */
    payOn: date({ mode: 'string' }),
    createdAt: moment().notNull().defaultNow(),
    /** How often it was downloaded; from the second time on the member has to confirm it. */
    downloads: integer().notNull().default(0),
    downloadedAt: moment(),
    /** When all its payments were paid, returned or cancelled. */
    closedAt: moment(),
    /** When it was withdrawn before its file was downloaded; its payments are planned again. */
    withdrawnAt: moment(),
    withdrawnBy: uuid().references(() => accounts.id),
  },
  (table) => [
    uniqueIndex('payment_runs_number').on(table.companyId, table.number),
    index('payment_runs_company').on(table.companyId, table.createdAt.desc()),
  ],
)

/** The columns, order, formats and texts of the file that a bank wants, as an organization describes it. */
export const bankTemplates = pgTable(
  'bank_templates',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    name: text().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    changedBy: belongsTo(() => accounts.id),
    changedAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [uniqueIndex('bank_templates_name').on(table.companyId, table.name)],
)
