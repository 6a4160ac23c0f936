import { z } from 'zod'
import { call, many, wholeNumber } from '../call.ts'
import { DocumentCategory } from '../data/data.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { candidateItemParams, candidateParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'

// A candidate's own documents, and suggestions of further ones.

const day = z.iso.date()

/**
 * A file is sent as the id of a finished upload (tus, under /uploads), or within the call in base64. Its type is
 * detected from the content.
 */
export const handedIn = {
  uploadId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, 'fields.upload')
    .meta({ examples: ['0199a0000000700080000000000000a1'] })
    .optional()
    .describe('Of a finished upload'),
  file: z.base64().min(4).max(14_000_000).optional().describe('The content in base64, instead of an upload'),
  fileName: z.string().trim().min(1).max(255).optional(),
}

/** The longest body with a file of ten megabytes in base64. */
export const handedInBytes = 14_500_000

export const fileProblems = [
  'files.notUploaded',
  'files.wrongType',
  'files.tooLarge',
  'files.tooManyPages',
  'files.tooManyPixels',
  'files.damaged',
  'files.infected',
  'files.vaultFull',
  'server.busy',
] as const

export const FileInfo = z
  .object({
    fileId: Id,
    name: z.string(),
    type: z.string().describe('Media type, by its content'),
    size: z.number().int(),
    pages: z.number().int().nullable(),
    uploadedAt: Moment,
    link: SignedLink,
  })
  .meta({ id: 'FileInfo' })
export type FileInfo = z.infer<typeof FileInfo>

export const CandidateDocument = z
  .object({
    id: Id,
    documentTypeId: z.number().int(),
    typeName: z.string(),
    category: DocumentCategory,
    note: z.string(),
    issuedOn: day.nullable(),
    expiresOn: day.nullable(),
    expiry: z.enum(['valid', 'soon', 'expired', 'unknown']).describe('soon: within thirty days'),
    file: FileInfo,
    usedIn: z
      .array(z.object({ applicationId: Id, title: z.string(), companyName: z.string(), isDraft: z.boolean() }))
      .describe('Applications that use this file'),
    versions: z.number().int().describe('How many versions there have been, including this one'),
    createdAt: Moment,
  })
  .meta({ id: 'CandidateDocument' })
export type CandidateDocument = z.infer<typeof CandidateDocument>

const Usage = z.object({ bytes: z.number().int(), limit: z.number().int() })

export const listCandidateDocuments = call('GET', '/candidates/:candidateId/documents', {
  summary: 'The candidate’s documents by type, with where each is used',
  params: candidateParams,
  query: z.object({ documentTypeId: many(wholeNumber(1, 32_767)).optional() }),
  whole: true,
  output: z.object({ items: z.array(CandidateDocument), usage: Usage }),
  may: candidate,
})

export const addCandidateDocument = call('POST', '/candidates/:candidateId/documents', {
  summary: 'Add a document to the candidate’s documents, or replace one with a newer version',
  params: candidateParams,
  body: z.object({
    documentTypeId: z.number().int().min(1).max(32_767),
    ...handedIn,
    replaces: Id.optional().describe('The document it replaces; the older one stays in the history'),
    note: z.string().trim().max(300).default(''),
    issuedOn: Day.nullable().default(null),
    expiresOn: Day.nullable().default(null),
  }),
  output: CandidateDocument,
  status: 201,
  problems: [...fileProblems, 'documents.notFound', 'documents.unknownType', 'documents.tooMany'],
  may: candidate,
  bytes: handedInBytes,
})

export const changeCandidateDocument = call('PUT', '/candidates/:candidateId/documents/:id', {
  summary: 'Change the details of a document: type, dates, note',
  params: candidateItemParams,
  body: z.object({
    documentTypeId: z.number().int().min(1).max(32_767),
    note: z.string().trim().max(300),
    issuedOn: Day.nullable(),
    expiresOn: Day.nullable(),
  }),
  output: CandidateDocument,
  problems: ['documents.notFound', 'documents.unknownType'],
  may: candidate,
})

export const removeCandidateDocument = call('DELETE', '/candidates/:candidateId/documents/:id', {
  summary: 'Delete one of the candidate’s documents; applications that use it keep it',
  params: candidateItemParams,
  output: z.null(),
  status: 204,
  problems: ['documents.notFound'],
  may: candidate,
})

export const listDocumentVersions = call('GET', '/candidates/:candidateId/documents/:id/versions', {
  summary: 'A document and its earlier versions, newest first',
  params: candidateItemParams,
  whole: true,
  output: z.object({
    items: z.array(z.object({ id: Id, file: FileInfo, createdAt: Moment, replacedAt: Moment.nullable() })),
  }),
  problems: ['documents.notFound'],
  may: candidate,
})
