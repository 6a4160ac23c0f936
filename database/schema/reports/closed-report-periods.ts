import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { forms } from '../forms.ts'

/**
 * Past whole weeks of one form that together have enough applications. Members who may not read applications see sums
 * of these and nothing else (decision 63). Immutable: neither the days nor the numbers change later.
 */
export const closedReportPeriods = pgTable(
  'closed_report_periods',
  {
    id: uuid().primaryKey(),
    companyId: uuid().notNull(),
    formId: belongsTo(() => forms.id, { onDelete: 'cascade' }),
    /** A Monday. */
    from: date({ mode: 'string' }).notNull(),
    /** A Sunday. */
    to: date({ mode: 'string' }).notNull(),
    /** Random; decides which numbers are rounded up. */
    seed: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    unique('closed_report_periods_form').on(table.formId, table.to),
    index('closed_report_periods_company').on(table.companyId, table.to),
  ],
)

/** The numbers of a closed period: by answers and by status rounded, by day and views exact. */
export const closedReportCounts = pgTable(
  'closed_report_counts',
  {
    periodId: belongsTo(() => closedReportPeriods.id, { onDelete: 'cascade' }),
    /** One of the dimensions of reports, or `begun` and `seen`. */
    dimension: text().notNull(),
    /** '' where the candidate did not say. */
    key: text().notNull(),
    told: integer().notNull(),
    /** For statuses only, and never shown: the exact number when `told` was written. */
    exact: integer(),
  },
  (table) => [primaryKey({ columns: [table.periodId, table.dimension, table.key] })],
)
