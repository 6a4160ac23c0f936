import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Amount } from '#contract/forms/form-content.ts'
import { accounts } from '../accounts.ts'
import { belongsTo } from '../columns/belongs-to.ts'
import { moment } from '../columns/moment.ts'
import { companies } from '../companies.ts'

/** What an organization sent to its bank in one go: who made it, when, and the file itself, kept encrypted. */
export const paymentRuns = pgTable(
  'payment_runs',
  {
    id: uuid().primaryKey(),
    companyId: belongsTo(() => companies.id),
    /** Counts up within the organization; people call it by this number. */
    number: integer().notNull(),
    month: date({ mode: 'string' }).notNull(),
    accountId: belongsTo(() => accounts.id),
    /** The bank template it was written with: the name of a ready one, or the id of one of the organization's own. */
    template: text().notNull(),
    count: integer().notNull(),
    totals: jsonb().$type<readonly { readonly currency: Amount['currency']; readonly minor: number }[]>().notNull(),
    /** In the private container; its content is encrypted. */
    fileKey: text().notNull(),
    fileName: text().notNull(),
    sha256: text().notNull(),
    /** When the bank is asked to pay; runs of earlier versions do not say. */
    payOn: date({ mode: 'string' }),
    createdAt: moment().notNull().defaultNow(),
    /** How often it was downloaded; from the second time on somebody says that they mean it. */
    downloads: integer().notNull().default(0),
    downloadedAt: moment(),
    /** All payments of it are paid, returned or cancelled. */
    closedAt: moment(),
    /** Taken back before anybody had its file; its payments are planned again. */
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
