import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationStatus } from '#contract/fields/application-status.ts'

/**
 * Changes not yet added to `reportCounts`: how many more or fewer applications have a value of a dimension. Triggers
 * on `applications` and `application_snapshots` insert rows here, in the same transaction; `rollUpReports` adds them up.
 * The current number is the sum of both tables.
 */
export const reportChanges = pgTable(
  'report_changes',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    /** The first day of the month of submission, in Istanbul time. */
    month: date({ mode: 'string' }).notNull(),
    dimension: text().notNull(),
    /** '' where the candidate did not say. */
    key: text().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    difference: integer().notNull(),
  },
  (table) => [index('report_changes_company').on(table.companyId, table.dimension)],
)

/**
 * How many applications have each value of each dimension: for one form or for all, in a month or in all time. No
 * column is null, so that one primary key covers them: totals use `allForms`, `allTime` and ''.
 */
export const reportCounts = pgTable(
  'report_counts',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    /** The first day of the month of submission. */
    month: date({ mode: 'string' }).notNull(),
    dimension: text().notNull(),
    key: text().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.dimension, table.formId, table.month, table.key, table.status],
    }),
  ],
)

/** Stands for all forms of the organization. */
export const allForms = '00000000-0000-0000-0000-000000000000'
/** Stands for all months. */
export const allTime = '0001-01-01'
