import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from './applications/acts.ts'
import { DocumentRequestStatus } from './applications/application-status.ts'
import { call, largeBody, many } from './call.ts'
import { CandidateDocument, FileInfo, fileProblems, handedIn, handedInBytes } from './candidates/candidate-documents.ts'
import { Id, Moment } from './fields/patterns.ts'
import { candidate, write } from './may.ts'
import { candidateParams, formParams } from './params.ts'

// Documents that an organization asks an applicant for after the application was handed in: both sides of it.

const requestParams = z.object({ candidateId: Id, requestId: Id })

export const DocumentRequest = z
  .object({
    id: Id,
    applicationId: Id,
    formId: Id,
    title: z.string().describe('Of the form'),
    companyName: z.string(),
    documentTypeId: z.number().int(),
    typeName: z.string(),
    accept: z.array(z.string()),
    note: z.string(),
    status: DocumentRequestStatus,
    reason: z.string().nullable().describe('Why it was refused'),
    dueAt: Moment.nullable(),
    requestedAt: Moment,
    uploadedAt: Moment.nullable(),
    file: FileInfo.nullable(),
    suggestions: z.array(CandidateDocument.pick({ id: true, issuedOn: true, expiresOn: true, file: true })),
  })
  .meta({ id: 'DocumentRequest' })
export type DocumentRequest = z.infer<typeof DocumentRequest>

export const listDocumentRequests = call('GET', '/candidates/:candidateId/documents/requests', {
  summary: 'Documents that organizations ask the candidate for: open ones first, by when they are due',
  params: candidateParams,
  query: z.object({ status: many(DocumentRequestStatus).optional() }),
  whole: true,
  output: z.object({ items: z.array(DocumentRequest) }),
  may: candidate,
})

export const answerDocumentRequest = call('PATCH', '/candidates/:candidateId/documents/requests/:requestId', {
  summary: 'Hand in what was asked for as a new file; it is kept on the shelf too',
  params: requestParams,
  body: z.object({ documentTypeId: z.number().int().min(0).max(32_767).optional(), ...handedIn }),
  output: DocumentRequest,
  problems: [...fileProblems, 'documents.requestNotFound', 'documents.requestOver'],
  may: candidate,
  bytes: handedInBytes,
})

export const answerRequestFromShelf = call('PUT', '/candidates/:candidateId/documents/requests/:requestId', {
  summary: 'Hand in what was asked for from the shelf',
  params: requestParams,
  body: z.object({ documentId: Id }),
  output: DocumentRequest,
  problems: ['documents.notFound', 'documents.requestNotFound', 'documents.requestOver', 'files.wrongType'],
  may: candidate,
})

export const requestDocuments = call('POST', '/companies/:companyId/forms/:formId/applications/documents/request', {
  summary:
    'Ask applicants for a document; a document credit each, and none is asked twice for the same while it is open',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      documentTypeId: z.number().int().min(1).max(32_767),
      note: z.string().trim().max(500).default(''),
      dueAt: Moment.nullable().default(null),
    }),
  ).meta({ examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], documentTypeId: 2 }] }),
  output: ActAnswer.extend({
    requested: z.number().int().describe('The same as `changed`'),
    skipped: z.number().int().describe('All that were refused'),
  }),
  problems: [...actProblems, 'documents.unknownType', 'credits.exhausted', 'documents.dueInPast'],
  bytes: largeBody,
  may: write('Applications'),
})
