import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationAction, ApplicationStatus } from '#contract/application-status.ts'
import { candidates } from './candidates.ts'
import { companies } from './companies.ts'
import { forms, formVersions } from './forms.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** One candidate's answer to one version of a form. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    formId: uuid()
      .notNull()
      .references(() => forms.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    formVersion: integer().notNull(),
    status: text().$type<ApplicationStatus>().notNull().default('Draft'),
    action: text().$type<ApplicationAction>().notNull().default('None'),
    /** Of the steps in the form's content. */
    stepId: uuid(),
    createdAt: moment().notNull().defaultNow(),
    submittedAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'applications_form_version',
      columns: [table.formId, table.formVersion],
      foreignColumns: [formVersions.formId, formVersions.version],
    }),
    uniqueIndex('applications_one').on(table.formId, table.candidateId).where(sql`${table.status} <> 'Withdrawn'`),
    index('applications_form').on(table.formId, table.status),
    index('applications_candidate').on(table.candidateId, table.createdAt.desc()),
    index('applications_company_status').on(table.companyId, table.status),
    index('applications_company').on(table.companyId, table.submittedAt.desc()),
  ],
)
