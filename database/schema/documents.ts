import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DocumentRequestStatus } from '#contract/application-status.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { candidates } from './candidates.ts'
import { documentTypes } from './reference.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A file of a candidate's in the private container, checked when it came in. Never changed; a new one takes its place. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    /** In the container `private`. */
    key: text().notNull(),
    /** As its owner named it, made safe. */
    name: text().notNull(),
    /** What its content says it is. */
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    pages: smallint(),
    sha256: text().notNull(),
    /** Null where no scanner is configured. */
    scannedAt: moment(),
    /** The upload it came by: one upload is one file, however often its arrival is told. */
    uploadId: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('files_candidate').on(table.candidateId),
    uniqueIndex('files_upload').on(table.candidateId, table.uploadId),
  ],
)

/** The candidate's own shelf. What was replaced or deleted stays as history while somebody may still ask for it. */
export const candidateDocuments = pgTable(
  'candidate_documents',
  {
    id: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    documentTypeId: smallint()
      .notNull()
      .references(() => documentTypes.id),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    note: text().notNull().default(''),
    issuedOn: date({ mode: 'string' }),
    /** Given by the candidate, or counted from when it was issued and how long its type lasts. */
    expiresOn: date({ mode: 'string' }),
    /** All versions of one document share this: the id of the first. */
    seriesId: uuid().notNull(),
    createdAt: moment().notNull().defaultNow(),
    replacedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    index('candidate_documents_shelf')
      .on(table.candidateId, table.documentTypeId)
      .where(sql`${table.replacedAt} is null and ${table.deletedAt} is null`),
    index('candidate_documents_series').on(table.seriesId, table.createdAt.desc()),
    index('candidate_documents_file').on(table.fileId),
  ],
)

/** A document that an organization asks for after somebody has applied. */
export const documentRequests = pgTable(
  'document_requests',
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
    documentTypeId: smallint()
      .notNull()
      .references(() => documentTypes.id),
    note: text().notNull().default(''),
    status: text().$type<DocumentRequestStatus>().notNull().default('Open'),
    /** Why it was refused. */
    reason: text(),
    dueAt: moment(),
    fileId: uuid().references(() => files.id),
    requestedBy: uuid().references(() => accounts.id),
    requestedAt: moment().notNull().defaultNow(),
    uploadedAt: moment(),
    answeredAt: moment(),
    /** Goes up with every change of it. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('document_requests_candidate').on(table.candidateId, table.status),
    index('document_requests_application').on(table.applicationId),
    index('document_requests_company').on(table.companyId, table.status),
  ],
)
