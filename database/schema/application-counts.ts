import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationAction, ApplicationStatus } from '#contract/fields/application-status.ts'

/**
 * How many applications are in each state, so that lists need not count them: the sum of `difference` is the number.
 * Triggers on `applications` only insert rows here, because updating one counter row would serialise all submissions
 * on the last evening; `rollUpCounts` adds rows up. No foreign keys: a deletion inserts negative rows.
 */
export const applicationCounts = pgTable(
  'application_counts',
  {
    companyId: uuid().notNull(),
    formId: uuid().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    sealed: boolean().notNull(),
    action: text().$type<ApplicationAction>().notNull(),
    stepId: uuid(),
    /** Whether the applications have been submitted (`submittedAt` is set); their present status may be another. */
    arrived: boolean().notNull(),
    /** Its result is published. No default, so that every insert has to say it. */
    published: boolean().notNull(),
    difference: integer().notNull(),
  },
  (table) => [
    index('application_counts_form').on(table.formId),
    index('application_counts_company').on(table.companyId),
  ],
)
