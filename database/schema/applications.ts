import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ApplicationAction,
  ApplicationActor,
  ApplicationEvent,
  ApplicationStatus,
  BankInfoStatus,
} from '#contract/applications/application-status.ts'
import type { SnapshotDocument, SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { EducationLevelCode, Fit, Gender } from '#contract/forms/eligibility.ts'
import { accounts } from './accounts.ts'
import { acts } from './acts.ts'
import { candidates } from './candidates.ts'
import { companies } from './companies.ts'
import { files } from './files.ts'
import { forms, formVersions } from './forms.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** `jsonb` reads a text a second time, and makes a number of the student number that somebody typed. */
const answerValue = customType<{ data: StoredAnswer; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value as StoredAnswer,
})

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
    /** The version that is being answered; once finalized, the one that was. */
    formVersion: integer().notNull(),
    status: text().$type<ApplicationStatus>().notNull().default('Draft'),
    action: text().$type<ApplicationAction>().notNull().default('None'),
    /** Of the steps in the form's content. */
    stepId: uuid(),
    /** News of it are wanted. */
    notify: boolean().notNull().default(true),
    /** Finalized beyond the organization's credit: theirs to open when credit comes, nothing the candidate would notice. */
    sealed: boolean().notNull().default(false),
    /** Where the candidate was in the wizard. */
    lastPlace: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When answers or documents last changed; later than `submittedAt` while changes wait to be sent. */
    changedAt: moment().notNull().defaultNow(),
    submittedAt: moment(),
    withdrawnAt: moment(),
    /** The withdrawn one whose answers and documents it began with, until somebody begins blank. */
    carriedFrom: uuid(),
    /** Until then the candidate sees a decision as InReview. */
    resultPublishedAt: moment(),
    resultMessage: text(),
    /** The reminder before the deadline was sent. */
    remindedAt: moment(),
  },
  (table) => [
    foreignKey({
      name: 'applications_form_version',
      columns: [table.formId, table.formVersion],
      foreignColumns: [formVersions.formId, formVersions.version],
    }),
    uniqueIndex('applications_one').on(table.formId, table.candidateId).where(sql`${table.status} <> 'Withdrawn'`),
    index('applications_form').on(table.formId, table.status),
    // In the order of a list, with all that it is narrowed by: only the rows of the page that is shown are read.
    index('applications_form_submitted')
      .on(
        table.formId,
        table.submittedAt.desc(),
        table.id,
        table.companyId,
        table.status,
        table.sealed,
        table.action,
        table.stepId,
      )
      .where(sql`${table.submittedAt} is not null`),
    // All that the numbers of a form count, so that no row is read for them.
    index('applications_form_standing')
      .on(table.formId, table.companyId, table.status, table.sealed)
      .where(sql`${table.submittedAt} is not null`),
    index('applications_candidate').on(table.candidateId, table.createdAt.desc()),
    // All that the numbers of an organization and of each of its forms count.
    index('applications_company_standing')
      .on(table.companyId, table.status, table.formId, table.sealed, table.action, table.submittedAt)
      .where(sql`${table.submittedAt} is not null`),
    index('applications_company').on(table.companyId, table.submittedAt.desc()),
    index('applications_sealed').on(table.companyId, table.submittedAt).where(sql`${table.sealed}`),
  ],
)

/**
 * What has been typed, a row for each question, with when it was typed and on which device: of two devices the newer
 * answer stands. This is the working copy; what the organization reads is the snapshot.
 */
export const applicationAnswers = pgTable(
  'application_answers',
  {
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    questionId: uuid().notNull(),
    value: answerValue(),
    /** When it was typed, by our clock. */
    typedAt: moment().notNull(),
    /** The tab or device it was typed on. */
    device: text().notNull(),
    savedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.questionId] })],
)

/** What has been put to each document that the form asks for; several files where its type allows. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Of the form's documents, or of its questions of the kind file. */
    formDocumentId: uuid().notNull(),
    documentTypeId: integer(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('application_documents_once').on(table.applicationId, table.formDocumentId, table.fileId),
    index('application_documents_file').on(table.fileId),
  ],
)

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
    fit: text().$type<Fit>().notNull(),
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
    index('application_snapshots_citizen')
      .on(table.formId, table.citizenMark)
      .where(sql`${table.citizenMark} is not null`),
    index('application_snapshots_gpa').on(table.formId, table.gpa, table.applicationId),
    index('application_snapshots_search').using('gin', table.search.op('gin_trgm_ops')),
    index('application_snapshots_answers').using('gin', table.answers.op('jsonb_path_ops')),
    index('application_snapshots_texts').using('gin', sql`joined_answers(${table.folded}) gin_trgm_ops`),
  ],
)

/** Who did what with an application, and when. Only added to. */
export const applicationHistory = pgTable(
  'application_history',
  {
    id: uuid().primaryKey(),
    /** Counts up, for the order of what happened in one moment. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid().notNull(),
    event: text().$type<ApplicationEvent>().notNull(),
    by: text().$type<ApplicationActor>().notNull(),
    accountId: uuid().references(() => accounts.id),
    /** From what to what. */
    detail: jsonb().$type<Readonly<Record<string, string | number | boolean | null>>>().notNull().default({}),
    /** The candidate sees it in the timeline. */
    visible: boolean().notNull().default(true),
    /** The act on many that it belongs to. */
    actId: uuid().references(() => acts.id),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('application_history_application').on(table.applicationId, table.place.desc()),
    index('application_history_company').on(table.companyId, table.at.desc()),
    index('application_history_act').on(table.actId).where(sql`${table.actId} is not null`),
  ],
)

/** Every message between an organization and somebody who applied. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid().notNull(),
    candidateId: uuid().notNull(),
    by: text().$type<ApplicationActor>().notNull(),
    accountId: uuid().references(() => accounts.id),
    subject: text().notNull(),
    text: text().notNull(),
    /** A question: what is awaited of the candidate until they answer. */
    awaitsAnswer: boolean().notNull().default(false),
    answeredAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
  },
  (table) => [
    index('application_messages_application').on(table.applicationId, table.createdAt),
    index('application_messages_questions')
      .on(table.applicationId)
      .where(sql`${table.awaitsAnswer} and ${table.answeredAt} is null`),
    index('application_messages_unread').on(table.candidateId).where(sql`${table.readAt} is null`),
  ],
)

/** An organization asks where to pay to. */
export const bankInfos = pgTable(
  'bank_infos',
  {
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id),
    formId: uuid().notNull(),
    companyId: uuid().notNull(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    note: text().notNull().default(''),
    status: text().$type<BankInfoStatus>().notNull().default('Open'),
    /** The IBAN and whose account it is, once given. */
    sealed: text(),
    dueAt: moment(),
    requestedBy: uuid().references(() => accounts.id),
    requestedAt: moment().notNull().defaultNow(),
    givenAt: moment(),
  },
  (table) => [
    index('bank_infos_application').on(table.applicationId),
    index('bank_infos_candidate').on(table.candidateId, table.status),
  ],
)
