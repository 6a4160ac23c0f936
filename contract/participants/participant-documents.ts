import { z } from 'zod'
import { call } from '../call.ts'
import { FileInfo } from '../candidates/candidate-documents.ts'
import { DocumentRequestStatus } from '../fields/application-status.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { open, read } from '../may.ts'
import { companyParams } from '../params.ts'
import { SentFile, SignedLink } from '../sent-file.ts'

// The documents of the applications through which a candidate participates. Those of other applications belong to
// Applications.

const candidateOfCompany = companyParams.extend({ candidateId: Id })

const ParticipantDocument = z.object({
  applicationId: Id,
  formTitle: z.string(),
  title: z.string().describe('The type of the document, or the question that asked for it'),
  file: FileInfo.nullable().describe('Null until the requested document is uploaded'),
  request: z
    .object({
      id: Id,
      status: DocumentRequestStatus,
      term: z.object({ id: Id, name: z.string() }).nullable().describe('The term it is requested for'),
      dueAt: Moment.nullable(),
      requestedAt: Moment,
      uploadedAt: Moment.nullable(),
    })
    .nullable()
    .describe('Null for what came with the application'),
})
export type ParticipantDocument = z.infer<typeof ParticipantDocument>

export const listParticipantDocuments = call(
  'GET',
  '/companies/:companyId/participants/applications/:candidateId/documents',
  {
    summary: 'The documents of a participant: those submitted, and those requested since',
    params: candidateOfCompany,
    whole: true,
    output: z.object({
      items: z.array(ParticipantDocument),
      bytes: z.number().int().describe('Of all files'),
      zip: SignedLink.nullable().describe('Null if there is nothing to zip, and for members who may not export'),
    }),
    problems: ['participants.notFound'],
    may: open('Participants'),
  },
)

export const zipParticipantDocuments = call(
  'GET',
  '/companies/:companyId/participants/applications/:candidateId/documents/zip',
  {
    summary: 'All documents of a participant in one zip, named after the candidate',
    params: candidateOfCompany,
    output: SentFile,
    problems: ['participants.notFound', 'files.notFound'],
    may: read('Participants'),
  },
)
