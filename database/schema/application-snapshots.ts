import { type SQL, sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SnapshotDocument, SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { ConditionKind, EducationLevelCode, Fit, Gender } from '#contract/forms/eligibility.ts'
import type { Source } from '#contract/reports/report-facts.ts'
import { applications } from './applications.ts'
import { moment } from './columns/moment.ts'

/** What was handed in, word for word, and what of it lists are filtered by. Taken anew at each finalize. */
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
    /** As searching compares it: a trigger copies it to `applicationNames`, where it is searched. */
    search: text().generatedAlwaysAs(
      (): SQL =>
        sql`tr_fold(${applicationSnapshots.name} || ' ' || ${applicationSnapshots.surname} || ' ' || ${applicationSnapshots.email})`,
    ),
    profile: jsonb().$type<SnapshotProfile>().notNull(),
    /** Sealed: the citizen's number, the requirements. */
    sensitiveSealed: text(),
    /** Of the citizen's number, within this form alone: two accounts of one person carry the same. */
    citizenMark: text(),
    answers: jsonb().$type<Readonly<Record<string, StoredAnswer>>>().notNull(),
    /** Of each answer no more than 41 letters: small enough to lie in the row, where the answers themselves are not. */
    beginnings: jsonb().generatedAlwaysAs((): SQL => sql`answer_beginnings(${applicationSnapshots.answers})`),
    /** The answers that are texts, as searching compares them. */
    folded: jsonb().generatedAlwaysAs((): SQL => sql`folded_answers(${applicationSnapshots.answers})`),
    documents: jsonb().$type<readonly SnapshotDocument[]>().notNull(),
    /** Entered by the organization, and not handed in by the candidate yet. */
    entered: boolean().notNull().default(false),
    /** Whether the person applied, or was entered by the organization, whoever handed it in later. */
    source: text().$type<Source>().notNull().default('applied'),
    /** The required documents that were asked for and not handed in. */
    missingDocumentTypeIds: integer().array().notNull().default([]),
    fit: text().$type<Fit>().notNull(),
    /** The conditions of the form that are not met, and that the profile says too little about. Null: not kept one by one then. */
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
    // All that lists are filtered by: the snapshots themselves are large, and are read only for the page that is shown.
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
    // The orders of a list that are not its own. Only with the names themselves is the one by name read alone.
    index('application_snapshots_name').on(
      table.formId,
      sql`(${table.name} || ' ' || ${table.surname}) collate turkish`,
      table.applicationId,
      table.name,
      table.surname,
    ),
    // Whose missing conditions reports count: few of most forms.
    index('application_snapshots_unfit').on(table.formId, table.applicationId).where(sql`${table.fit} <> 'fits'`),
    index('application_snapshots_missing')
      .on(table.formId, table.applicationId)
      .where(sql`${table.missingDocumentTypeIds} <> '{}'`),
    index('application_snapshots_citizen')
      .on(table.formId, table.citizenMark)
      .where(sql`${table.citizenMark} is not null`),
    // Who has applied already, of people that an organization is about to enter, and whose address begins as is typed.
    index('application_snapshots_email').on(table.formId, table.email.op('text_pattern_ops')),
    // The phone number backwards: it is sought by its last digits.
    index('application_snapshots_phone').on(table.companyId, sql`phone_backwards(${table.profile}) collate "C"`),
    index('application_snapshots_gpa').on(table.formId, table.gpa, table.applicationId),
    index('application_snapshots_answers').using('gin', table.answers.op('jsonb_path_ops')),
    index('application_snapshots_texts').using('gin', sql`joined_answers(${table.folded}) gin_trgm_ops`),
  ],
)
