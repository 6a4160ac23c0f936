import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationAction, ApplicationStatus } from '#contract/applications/application-status.ts'

/**
 * How many applications stand where, so that no list counts them again: the sum of `difference` is the number. Triggers
 * on `applications` only ever add rows here, because on the last evening everybody would wait for the row of one number;
 * `foldCounts` adds rows up. No foreign keys: what is deleted is counted back to nothing.
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
    /** It was handed in at some time (`submittedAt`), whatever became of it. */
    arrived: boolean().notNull(),
    /** Its result is published. Without a default: no writer may forget it. */
    published: boolean().notNull(),
    difference: integer().notNull(),
  },
  (table) => [
    index('application_counts_form').on(table.formId),
    index('application_counts_company').on(table.companyId),
  ],
)
