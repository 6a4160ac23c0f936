import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationAction, ApplicationStatus } from '#contract/fields/application-status.ts'
import type { EducationLevelCode, Fit, Gender } from '#contract/forms/eligibility.ts'
import type { Source } from '#contract/reports/report-facts.ts'
import { applicationSnapshots } from './application-snapshots.ts'
import { moment } from './columns/moment.ts'

/**
 * What applications are searched and counted by, in a row so small that common names and broad filters are counted
 * without reading the snapshots. Triggers keep it up to date: on `application_snapshots` for the name and the
 * candidate's answers, on `applications` for the rest. Half of each page is left free (fillfactor), so that a status
 * change can stay on its page.
 */
export const applicationNames = pgTable(
  'application_names',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applicationSnapshots.applicationId, { onDelete: 'cascade' }),
    formId: uuid().notNull(),
    companyId: uuid().notNull(),
    submittedAt: moment(),
    status: text().$type<ApplicationStatus>().notNull(),
    action: text().$type<ApplicationAction>().notNull(),
    stepId: uuid(),
    sealed: boolean().notNull(),
    /** Name, surname and address of the snapshot, folded. */
    search: text().notNull(),
    universityId: integer(),
    facultyId: integer(),
    departmentId: integer(),
    classId: integer(),
    cityId: integer(),
    nationalityId: integer(),
    birthDate: date({ mode: 'string' }),
    gpa: doublePrecision(),
    fit: text().$type<Fit>().notNull(),
    source: text().$type<Source>().notNull(),
    level: text().$type<EducationLevelCode>(),
    gender: text().$type<Gender>(),
  },
  (table) => [
    // In list order: a page of results for a common name is full after a few entries.
    index('application_names_form').on(table.formId, table.submittedAt.desc(), table.applicationId),
    // Includes the form, because other forms have applicants of the same name. The letters come first: GIN looks up the
    // form for the matches only, where an intersection would read the whole list of the form.
    index('application_names_letters').using('gin', table.search.op('gin_trgm_ops'), table.formId),
    // The letters of the receipt number (`receiptNumber`), searched by prefix.
    index('application_names_receipt').on(
      table.formId,
      sql`receipt_letters(${table.applicationId}) collate "C"`,
      table.applicationId,
    ),
  ],
)
