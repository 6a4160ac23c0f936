import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationStatus } from '#contract/applications/application-status.ts'

/**
 * What has changed and is not added to `reportCounts` yet: how many more or fewer applications there are of a value of
 * something that reports group by. Triggers on `applications` and `application_snapshots` only ever add rows here, in the
 * same transaction; `foldReports` adds them up. A number is what is there plus what is still here.
 */
export const reportChanges = pgTable(
  'report_changes',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    /** The first day of the month of handing in, in Istanbul. */
    month: date({ mode: 'string' }).notNull(),
    dimension: text().notNull(),
    /** '' where nothing is said. */
    key: text().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    difference: integer().notNull(),
  },
  (table) => [index('report_changes_company').on(table.companyId, table.dimension)],
)

/**
 * How many applications there are of each value of each thing that reports group by: for one form or for all, in a month or
 * in all time. No column is null, so that one key holds them: what is left open is written as `allForms`, `allTime` and ''.
 */
export const reportCounts = pgTable(
  'report_counts',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    /** The first day of the month of handing in. */
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

/** In the place of a form: all of the organization. */
export const allForms = '00000000-0000-0000-0000-000000000000'
/** In the place of a month. */
export const allTime = '0001-01-01'
