import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ApplicationAction, ApplicationStatus } from '#contract/applications/application-status.ts'
import type { EducationLevelCode, Fit, Gender } from '#contract/forms/eligibility.ts'
import type { Source } from '#contract/reports/report-facts.ts'
import { applicationSnapshots } from './application-snapshots.ts'
import { moment } from './columns/moment.ts'

/**
 * By which letters an application is found, where it stands and what reports count it by, in a row so small that a name
 * which thousands share, or a filter which all meet, is counted without reading their snapshots. Triggers keep it true: on
 * `application_snapshots` for the letters and what the candidate says, on `applications` for the rest. Half of each page is left free, so that a new status moves no entry of its indexes.
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
    /** Of the snapshot: name, surname and address, folded. */
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
    // In the order of a list: a page of a common name is full after a few of them.
    index('application_names_form').on(table.formId, table.submittedAt.desc(), table.applicationId),
    // With the form in it: other forms have people of the same name. After the letters: the form is looked up for whom they
    // match, where its whole list would be walked beside all that they nearly match.
    index('application_names_letters').using('gin', table.search.op('gin_trgm_ops'), table.formId),
    // The own letters of the number on the receipt (`receiptNumber`), to be found by their beginning.
    index('application_names_receipt').on(
      table.formId,
      sql`receipt_letters(${table.applicationId}) collate "C"`,
      table.applicationId,
    ),
  ],
)
