import { z } from 'zod'
import { call } from '../call.ts'
import { FileInfo, fileProblems, handedIn, handedInBytes } from '../candidates/candidate-documents.ts'
import { Id } from '../fields/patterns.ts'
import { FormDocument } from '../forms/form-content.ts'
import { ShownBlankForm } from '../forms/shown-blank-form.ts'
import { candidate } from '../may.ts'
import { candidateItemParams } from '../params.ts'
import { notEditable } from './application-answers.ts'

// The documents that a form asks of its applicant, and the files added for them.

const notFound = ['applications.notFound'] as const

export const AskedDocument = z
  .object({
    ...FormDocument.pick({ documentTypeId: true, required: true, note: true, when: true }).shape,
    formDocumentId: Id,
    typeName: z.string(),
    eDevlet: z.boolean(),
    blank: ShownBlankForm.nullable().describe('A form to download, fill in and submit'),
    validMonths: z.number().int().nullable(),
    accept: z.array(z.string()),
    multiple: z.boolean().describe('Several files may be submitted'),
    mostFiles: z.number().int().describe('The most files allowed'),
    isAsked: z.boolean().describe('False: not required from this candidate, by their answers and profile so far'),
    why: z.string().nullable().describe('If conditional: what it depends on, in words'),
    whyAsked: z.string().nullable().describe('If conditional and required from this candidate: why'),
    files: z.array(FileInfo.extend({ id: Id.describe('Of the file in this application') })),
    suggestions: z
      .array(z.object({ documentId: Id, name: z.string(), issuedOn: z.iso.date().nullable(), isExpired: z.boolean() }))
      .describe('The candidate’s documents of this type'),
  })
  .meta({ id: 'AskedDocument' })
export type AskedDocument = z.infer<typeof AskedDocument>

const AskedDocuments = z.object({
  items: z.array(AskedDocument),
  answers: z.array(
    z.object({ questionId: Id, files: z.array(FileInfo.extend({ id: Id })) }).describe('Files of questions'),
  ),
})
export type AskedDocuments = z.infer<typeof AskedDocuments>

export const listApplicationDocuments = call('GET', '/candidates/:candidateId/applications/:id/documents', {
  summary: 'The documents the form asks for, those submitted, and the candidate’s own that would fit',
  params: candidateItemParams,
  whole: true,
  output: AskedDocuments,
  problems: notFound,
  may: candidate,
})

const AddedDocument = z.object({
  formDocumentId: Id.optional().describe('Of the form’s documents, or of a question that asks for a file'),
  documentTypeId: z.number().int().min(0).max(32_767).optional(),
  documentId: Id.optional().describe('One of the candidate’s documents, instead of a new file'),
  ...handedIn,
})

export const addApplicationDocuments = call('POST', '/candidates/:candidateId/applications/:id/documents', {
  summary: 'Add one or several documents to the application; a new file is also kept among the candidate’s documents',
  params: candidateItemParams,
  body: AddedDocument.extend({
    formId: Id.optional(),
    documents: z.array(AddedDocument).min(1).max(20).optional(),
  }),
  whole: true,
  output: AskedDocuments,
  problems: [
    ...fileProblems,
    'applications.notFound',
    ...notEditable,
    'applications.documentNotAsked',
    'documents.notFound',
    'documents.tooManyFiles',
  ],
  may: candidate,
  bytes: handedInBytes,
})

export const removeApplicationDocument = call('DELETE', '/candidates/:candidateId/applications/:id/documents/:docId', {
  summary: 'Remove a document from the application; it stays among the candidate’s documents',
  params: z.object({ candidateId: Id, id: Id, docId: Id }),
  output: z.null(),
  status: 204,
  problems: ['applications.notFound', ...notEditable, 'documents.notFound'],
  may: candidate,
})
