import { date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationStatus } from '#contract/applications/application-status.ts'

/**
 * Applications that began or ceased to be counted as they stand, with all that reports group by: minus one for how it stood,
 * plus one for how it stands. Triggers on `applications` and `application_snapshots` only ever add rows here, in the same
 * transaction; `foldReports` adds them to `reportCounts`. A number is what is there plus what is still here.
 */
export const reportChanges = pgTable(
  'report_changes',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    /** Of handing in, in Istanbul. */
    day: date({ mode: 'string' }).notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    stepId: uuid(),
    universityId: integer(),
    facultyId: integer(),
    cityId: integer(),
    classId: integer(),
    level: text(),
    gender: text(),
    ageBand: text(),
    fit: text(),
    source: text(),
    difference: smallint().notNull(),
  },
  (table) => [index('report_changes_company').on(table.companyId)],
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
