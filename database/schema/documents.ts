import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DocumentFault, DocumentRequestStatus } from '#contract/fields/application-status.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { candidates } from './candidates.ts'
import { belongsTo } from './columns/belongs-to.ts'
import { moment } from './columns/moment.ts'
import { files } from './files.ts'
import { documentTypes } from './reference.ts'

/**
 * The candidate's own documents. Replaced ones stay as history, deleted ones while an application refers to their file.
 */
export const candidateDocuments = pgTable(
  'candidate_documents',
  {
    id: uuid().primaryKey(),
    candidateId: belongsTo(() => candidates.id),
    documentTypeId: smallint()
      .notNull()
      .references(() => documentTypes.id),
    fileId: belongsTo(() => files.id),
    note: text().notNull().default(''),
    issuedOn: date({ mode: 'string' }),
    /** Given by the candidate, or computed from the date of issue and the validity of its type. */
    expiresOn: date({ mode: 'string' }),
    /** Shared by all versions of one document: the id of the first. */
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

/**
 * A document that an organization requests after the application, or one of the application that it has accepted or
 * refused: a refused one is requested again.
 */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: uuid().primaryKey(),
    applicationId: belongsTo(() => applications.id),
    formId: uuid().notNull(),
    companyId: uuid().notNull(),
    candidateId: belongsTo(() => candidates.id),
    documentTypeId: smallint()
      .notNull()
      .references(() => documentTypes.id),
    /** What a document of the type “other” is called. */
    ownName: jsonb().$type<OwnDocumentName>(),
    note: text().notNull().default(''),
    /** The term that requests it from its participants (`terms`). */
    termId: uuid(),
    status: text().$type<DocumentRequestStatus>().notNull().default('Open'),
    reason: text(),
    fault: text().$type<DocumentFault>(),
    dueAt: moment(),
    fileId: uuid().references(() => files.id),
    /** The other files of the answer, where several are allowed. */
    moreFileIds: uuid().array().notNull().default(sql`'{}'`),
    /** Shared by the files that were sent together. */
    sendingId: uuid(),
    /** The file of the application that was accepted or refused, by its id in the snapshot. */
    handedInFileId: uuid(),
    requestedBy: uuid().references(() => accounts.id),
    requestedAt: moment().notNull().defaultNow(),
    /** When the candidate was reminded to answer. */
    remindedAt: moment(),
    /** When the candidate answered; null if only the file of the application was reviewed. */
    uploadedAt: moment(),
    /** When a member of the organization first opened the uploaded file. */
    openedAt: moment(),
    /** Files of earlier, refused answers; offered last when the candidate answers again. */
    refusedFileIds: uuid().array().notNull().default(sql`'{}'`),
    answeredAt: moment(),
    settledBy: uuid().references(() => accounts.id),
    /** Incremented with every change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index('document_requests_candidate').on(table.candidateId, table.status),
    index('document_requests_application').on(table.applicationId),
    index('document_requests_form').on(table.formId, table.status, table.applicationId),
    index('document_requests_company').on(table.companyId, table.status),
    index('document_requests_term').on(table.termId, table.applicationId).where(sql`${table.termId} is not null`),
    // A term requests each document once per participant.
    uniqueIndex('document_requests_of_term')
      .on(table.termId, table.applicationId, table.documentTypeId)
      .where(sql`${table.termId} is not null and ${table.status} <> 'Cancelled'`),
    uniqueIndex('document_requests_handed_in')
      .on(table.applicationId, table.handedInFileId)
      .where(sql`${table.handedInFileId} is not null`),
  ],
)
