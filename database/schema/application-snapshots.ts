import { type SQL, sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SnapshotDocument, SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { ConditionKind, EducationLevelCode, Fit, Gender } from '#contract/forms/eligibility.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import type { Source } from '#contract/reports/report-facts.ts'
import { applications } from './applications.ts'
import { moment } from './columns/moment.ts'

/** What was submitted, word for word, with the columns that lists are filtered by. Replaced at each finalize. */
export const applicationSnapshots = pgTable(
  'application_snapshots',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id),
    formId: uuid().notNull(),
    companyId: uuid().notNull(),
    takenAt: moment().notNull(),
    formVersion: integer().notNull(),
    name: text().notNull(),
    surname: text().notNull(),
    email: text().notNull(),
    /** Folded for searching; a trigger copies it to `applicationNames`, which the search reads. */
    search: text().generatedAlwaysAs(
      (): SQL =>
        sql`tr_fold(${applicationSnapshots.name} || ' ' || ${applicationSnapshots.surname} || ' ' || ${applicationSnapshots.email})`,
    ),
    profile: jsonb().$type<SnapshotProfile>().notNull(),
    /** Encrypted: the identity number and the requirements. */
    sensitiveSealed: text(),
    /** Keyed hash of the identity number, within this form alone: equal for two accounts of one person. */
    citizenMark: text(),
    answers: jsonb().$type<Readonly<Record<string, StoredAnswer>>>().notNull(),
    /**
     * At most 41 letters of each answer: small enough to be stored in the row, while the full answers are stored
     * outside it.
     */
    beginnings: jsonb().generatedAlwaysAs((): SQL => sql`answer_beginnings(${applicationSnapshots.answers})`),
    /** The text answers, folded for searching. */
    folded: jsonb().generatedAlwaysAs((): SQL => sql`folded_answers(${applicationSnapshots.answers})`),
    documents: jsonb().$type<readonly SnapshotDocument[]>().notNull(),
    /** Entered by the organization and not yet submitted by the candidate. */
    entered: boolean().notNull().default(false),
    /**
     * Whether the candidate applied or the organization entered them; stays the same when a candidate submits an
     * entered one.
     */
    source: text().$type<Source>().notNull().default('applied'),
    /** Types of required documents that were not submitted. */
    missingDocumentTypeIds: integer().array().notNull().default([]),
    /** Of those of the type “other” their own names, null for one without; empty where none of them has one. */
    missingOwnNames: jsonb().$type<readonly (OwnDocumentName | null)[]>().notNull().default([]),
    fit: text().$type<Fit>().notNull(),
    /**
     * The form's conditions that are not met, and those that the profile says too little about. Null in snapshots
     * older than these columns.
     */
    unmet: text().array().$type<ConditionKind[]>(),
    unsure: text().array().$type<ConditionKind[]>(),
    level: text().$type<EducationLevelCode>(),
    classId: integer(),
    universityId: integer(),
    facultyId: integer(),
    departmentId: integer(),
    /** On the scale from 0 to 100. */
    gpa: doublePrecision(),
    cityId: integer(),
    nationalityId: integer(),
    gender: text().$type<Gender>(),
    birthDate: date({ mode: 'string' }),
  },
  (table) => [
    // All columns that lists filter by: snapshots are large, and are read only for the page that is shown.
    index('application_snapshots_form').on(
      table.formId,
      table.universityId,
      table.cityId,
      table.classId,
      table.departmentId,
      table.facultyId,
      table.nationalityId,
      table.level,
      table.gender,
      table.fit,
      table.gpa,
      table.birthDate,
      table.applicationId,
    ),
    // The other sort orders of lists. With the sorted expression itself in the index, sorting by name reads the index
    // alone.
    index('application_snapshots_name').on(
      table.formId,
      sql`(${table.name} || ' ' || ${table.surname}) collate turkish`,
      table.applicationId,
      table.name,
      table.surname,
    ),
    // Applications whose unmet conditions are counted by reports: few of most forms.
    index('application_snapshots_unfit').on(table.formId, table.applicationId).where(sql`${table.fit} <> 'fits'`),
    index('application_snapshots_missing')
      .on(table.formId, table.applicationId)
      .where(sql`${table.missingDocumentTypeIds} <> '{}'`),
    index('application_snapshots_citizen')
      .on(table.formId, table.citizenMark)
      .where(sql`${table.citizenMark} is not null`),
    // Finds which people to be entered have already applied, and searches addresses by prefix.
    index('application_snapshots_email').on(table.formId, table.email.op('text_pattern_ops')),
    // The phone number reversed: it is searched by its last digits.
    index('application_snapshots_phone').on(table.companyId, sql`phone_backwards(${table.profile}) collate "C"`),
    index('application_snapshots_gpa').on(table.formId, table.gpa, table.applicationId),
    index('application_snapshots_answers').using('gin', table.answers.op('jsonb_path_ops')),
    index('application_snapshots_texts').using('gin', sql`joined_answers(${table.folded}) gin_trgm_ops`),
  ],
)
