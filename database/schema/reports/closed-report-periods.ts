import { bigint, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo } from '../columns/belongs-to.ts'
import { forms } from '../forms.ts'

/**
 * Whole weeks of one form that are over and brought enough applications together. Members who may not read applications
 * are told sums of these and nothing else (decision 63). Written once: neither its days nor the numbers of what candidates
 * said ever change.
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

/** The numbers of a closed period: by what candidates said and by status rounded, by day and views as they are. */
export const closedReportCounts = pgTable(
  'closed_report_counts',
  {
    periodId: belongsTo(() => closedReportPeriods.id, { onDelete: 'cascade' }),
    /** One of what reports group by, or `begun` and `seen`. */
    dimension: text().notNull(),
    /** '' where nothing is said. */
    key: text().notNull(),
    told: integer().notNull(),
    /** Of statuses alone, and never told: the number when `told` was written. */
    exact: integer(),
  },
  (table) => [primaryKey({ columns: [table.periodId, table.dimension, table.key] })],
)
