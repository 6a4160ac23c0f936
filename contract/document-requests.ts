import { z } from 'zod'
import { ActAnswer, actProblems, heldFields, targetFields, withOneTarget } from './applications/acts.ts'
import { missingApplication } from './applications/missing-application.ts'
import { call, largeBody, many } from './call.ts'
import { CandidateDocument, FileInfo, fileProblems, handedIn, handedInBytes } from './candidates/candidate-documents.ts'
import { DocumentFault, DocumentRequestStatus } from './fields/application-status.ts'
import { paragraphs } from './fields/one-line.ts'
import { Id, Moment } from './fields/patterns.ts'
import { OwnDocumentName } from './forms/own-document-name.ts'
import { ShownBlankForm } from './forms/shown-blank-form.ts'
import { candidate, write } from './may.ts'
import { applicationParams, candidateParams, formParams } from './params.ts'

// Documents that an organization requests after the application, and submitted documents that it refuses: both sides.

const ownName = OwnDocumentName.nullable().optional()

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
    termName: z.string().nullable().describe('The term it is requested for'),
    eDevlet: z.boolean().describe('Can be fetched from e-Devlet'),
    blank: ShownBlankForm.nullable().describe('A form to download, fill in and send'),
    accept: z.array(z.string()),
    note: z.string(),
    status: DocumentRequestStatus,
    reason: z.string().nullable().describe('Why it was refused'),
    fault: DocumentFault.nullable().describe('What is wrong with a refused one, where the organization said'),
    dueAt: Moment.nullable(),
    requestedAt: Moment,
    uploadedAt: Moment.nullable(),
    file: FileInfo.nullable(),
    moreFiles: z.array(FileInfo).describe('That were sent with it'),
    mostFiles: z.number().int().describe('The most files accepted together'),
    isOpened: z.boolean().describe('The organization has opened or downloaded the file: it can no longer be replaced'),
    suggestions: z
      .array(
        CandidateDocument.pick({ id: true, issuedOn: true, expiresOn: true, file: true }).extend({
          isRefused: z.boolean().describe('This organization has refused this file before'),
        }),
      )
      .describe('The candidate’s documents of this type; refused ones last'),
  })
  .meta({ id: 'DocumentRequest' })
export type DocumentRequest = z.infer<typeof DocumentRequest>

export const listDocumentRequests = call('GET', '/candidates/:candidateId/documents/requests', {
  summary: 'Documents that organizations requested from the candidate: open ones first, by due date',
  params: candidateParams,
  query: z.object({ status: many(DocumentRequestStatus).optional() }),
  whole: true,
  output: z.object({ items: z.array(DocumentRequest) }),
  may: candidate,
})

export const answerDocumentRequest = call('PATCH', '/candidates/:candidateId/documents/requests/:requestId', {
  summary: 'Submit a requested document as a new file; it is also kept among the candidate’s documents',
  params: requestParams,
  body: z.object({
    documentTypeId: z.number().int().min(0).max(32_767).optional(),
    sendingId: z
      .uuid('fields.id')
      .toLowerCase()
      .optional()
      .describe('The same for files sent together: the first replaces earlier files, the others are added to it'),
    ...handedIn,
  }),
  output: DocumentRequest,
  problems: [
    ...fileProblems,
    'documents.requestNotFound',
    'documents.requestOver',
    'documents.requestOpened',
    'documents.tooManyFiles',
  ],
  may: candidate,
  bytes: handedInBytes,
})

export const answerRequestFromShelf = call('PUT', '/candidates/:candidateId/documents/requests/:requestId', {
  summary: 'Submit a requested document from the candidate’s documents',
  params: requestParams,
  body: z.object({ documentId: Id }),
  output: DocumentRequest,
  problems: [
    'documents.notFound',
    'documents.requestNotFound',
    'documents.requestOver',
    'documents.requestOpened',
    'files.wrongType',
  ],
  may: candidate,
})

export const requestDocuments = call('POST', '/companies/:companyId/forms/:formId/applications/documents/request', {
  summary:
    'Request a document from applicants, for one document credit each. Skips applicants who submitted it or already have the request, and rejected ones',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      documentTypeId: z.number().int().min(1).max(32_767),
      ownName: ownName.describe('The name of a document of the type “other”: one from the form, or any'),
      note: z.string().trim().max(500).default(''),
      dueAt: Moment.nullable().default(null),
      again: z.boolean().optional().describe('Also from candidates who have already submitted one'),
    }),
  ).meta({ examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], documentTypeId: 2 }] }),
  output: ActAnswer.extend({
    requested: z.number().int().describe('The same as `changed`'),
    skipped: z.number().int().describe('All that were refused'),
    ...heldFields,
  }),
  problems: [...actProblems, 'documents.unknownType', 'credits.exhausted', 'documents.dueInPast'],
  bytes: largeBody,
  may: write('Applications'),
})

/** The decisions on a request: a refused one opens again, an accepted or cancelled one is closed. */
export const SettledStatus = DocumentRequestStatus.extract(['Accepted', 'Refused', 'Cancelled'])
export type SettledStatus = z.infer<typeof SettledStatus>

/**
 * The statuses from which an organization can settle a request. A decision may be changed, but an uploaded document is
 * accepted or refused, never cancelled.
 */
export const settledFrom: Readonly<Record<SettledStatus, readonly DocumentRequestStatus[]>> = {
  Accepted: ['Uploaded', 'Refused'],
  Refused: ['Uploaded', 'Accepted'],
  Cancelled: ['Open', 'Refused'],
}

const settled = {
  status: SettledStatus,
  reason: paragraphs(1000).min(1, 'fields.required').optional().describe('Why it is refused; the candidate reads it'),
  fault: DocumentFault.optional().describe('What is wrong with a refused one; the candidate reads it'),
}

/** Checks that a refusal has a reason, and that other statuses have neither reason nor fault. */
const withReason = <Body extends z.ZodObject>(body: Body): Body =>
  body.check(({ value, issues }) => {
    const { status, reason, fault } = value as z.output<z.ZodObject<typeof settled>>
    const isRefused = status === 'Refused'
    const wrong = (path: keyof typeof settled, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    if (isRefused && reason === undefined) wrong('reason', 'fields.required')
    if (!isRefused && reason !== undefined) wrong('reason', 'fields.onlyForRefused')
    if (!isRefused && fault !== undefined) wrong('fault', 'fields.onlyForRefused')
  })

export const settleDocumentRequest = call(
  'PUT',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/requests/:requestId',
  {
    summary: 'Accept or refuse the document uploaded for a request, or cancel the request',
    params: applicationParams.extend({ requestId: Id }),
    body: withReason(
      z.object({
        ...settled,
        fileId: Id.optional().describe(
          'The last file that was viewed; refused if the candidate has sent another since',
        ),
      }),
    ).meta({ examples: [{ status: 'Refused', reason: 'Belgenin ikinci sayfası okunmuyor.' }] }),
    output: ActAnswer,
    problems: [
      ...missingApplication,
      'documents.requestNotFound',
      'documents.requestChanged',
      'documents.accountClosed',
    ],
    may: write('Applications'),
  },
)

export const settleDocumentRequests = call(
  'PUT',
  '/companies/:companyId/forms/:formId/applications/documents/requests',
  {
    summary: 'Accept or refuse the requested documents of one type, or cancel the requests for it',
    params: formParams,
    body: withReason(
      withOneTarget(
        z.object({
          ...targetFields,
          documentTypeId: z.number().int().min(1).max(32_767),
          ownName: ownName.describe('Only the requests for the document of this name'),
          ...settled,
        }),
      ),
    ).meta({
      examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], documentTypeId: 2, status: 'Accepted' }],
    }),
    output: ActAnswer,
    problems: actProblems,
    bytes: largeBody,
    may: write('Applications'),
  },
)

export const markDocument = call(
  'PUT',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/:fileStorageId/mark',
  {
    summary:
      'Accept or refuse a document of the application itself, or undo that; a refused one is requested again, for one document credit',
    params: applicationParams.extend({ fileStorageId: Id }),
    body: withReason(
      z.object({
        ...settled,
        version: z
          .number()
          .int()
          .min(0)
          .optional()
          .describe(
            'The version of its mark, as it was read. If marked since, the call is refused with `documents.requestChanged`',
          ),
      }),
    ).meta({ examples: [{ status: 'Refused', fault: 'Incomplete', reason: 'Belgenin ikinci sayfası yok.' }] }),
    versioned: true,
    output: ActAnswer,
    problems: [
      ...missingApplication,
      'documents.notFound',
      'documents.requestChanged',
      'documents.accountClosed',
      'credits.exhausted',
    ],
    may: write('Applications'),
  },
)
