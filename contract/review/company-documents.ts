import { z } from 'zod'
import { missingApplication } from '../applications/missing-application.ts'
import { call } from '../call.ts'
import { FileInfo } from '../candidates/candidate-documents.ts'
import { DocumentFault, DocumentRequestStatus } from '../fields/application-status.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { open, read } from '../may.ts'
import { applicationParams } from '../params.ts'
import { SentFile, SignedLink } from '../sent-file.ts'

/** A member's decision on a file of the application. */
const DocumentMark = z.object({
  status: DocumentRequestStatus.extract(['Accepted', 'Refused']),
  fault: DocumentFault.nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable().describe('Null if the account no longer exists'),
  at: Moment,
  isReplaced: z.boolean().describe('It was replaced by another file: one of `requests`'),
})

const HandedInFile = FileInfo.extend({
  mark: DocumentMark.nullable(),
  version: z.number().int().describe('The version of the mark, to name when it is changed; 0 if there never was one'),
  can: z.object({ mark: z.boolean() }),
})

const HandedInDocument = z.object({
  formDocumentId: Id,
  documentTypeId: z.number().int().nullable(),
  typeName: z.string(),
  required: z.boolean(),
  isAsked: z.boolean(),
  note: z.string(),
  files: z.array(HandedInFile),
  isMissing: z.boolean().describe('Required, not submitted, and not uploaded on request'),
  isWithdrawn: z
    .boolean()
    .describe('The candidate withdrew consent to its kind of sensitive data, so it is not here any more'),
})

export const listCompanyDocuments = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/documents', {
  summary: 'The submitted documents with the decision on each, and those requested later',
  params: applicationParams,
  whole: true,
  output: z.object({
    items: z.array(HandedInDocument),
    requests: z.array(
      z.object({
        id: Id,
        documentTypeId: z.number().int(),
        typeName: z.string(),
        note: z.string(),
        status: DocumentRequestStatus,
        reason: z.string().nullable(),
        fault: DocumentFault.nullable(),
        earlier: z
          .object({ fault: DocumentFault.nullable(), reason: z.string(), at: Moment })
          .nullable()
          .describe('Why the previous file was refused, until the new one is checked'),
        dueAt: Moment.nullable(),
        requestedAt: Moment,
        uploadedAt: Moment.nullable(),
        file: FileInfo.nullable(),
        moreFiles: z.array(FileInfo).describe('That were sent with it'),
        can: z.object({ accept: z.boolean(), refuse: z.boolean(), cancel: z.boolean() }),
      }),
    ),
  }),
  problems: missingApplication,
  may: open('Applications'),
})

export const summarizeDocuments = call(
  'GET',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/summary',
  {
    summary: 'How many documents were requested, uploaded and are missing, with all of them in one zip',
    params: applicationParams,
    output: z.object({
      asked: z.number().int(),
      handedIn: z.number().int(),
      missing: z.array(z.string()).describe('Names of missing required documents'),
      bytes: z.number().int(),
      zip: SignedLink.nullable().describe('Null if there is nothing to zip, and for members who may not export'),
    }),
    problems: missingApplication,
    may: open('Applications'),
  },
)

export const zipDocuments = call(
  'GET',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/summary/zip',
  {
    summary: 'All documents of an application in one zip, named after the candidate',
    params: applicationParams,
    output: SentFile,
    problems: [...missingApplication, 'files.notFound'],
    may: read('Applications'),
  },
)

export const readFileInformation = call(
  'GET',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/:fileStorageId/information',
  {
    summary: 'The details of one file of an application, with a link that opens it',
    params: z.object({ companyId: Id, formId: Id, appId: Id, fileStorageId: Id }),
    output: FileInfo,
    problems: [...missingApplication, 'files.notFound'],
    may: open('Applications'),
  },
)
