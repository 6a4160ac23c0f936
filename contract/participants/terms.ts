import { z } from 'zod'
import { ActAnswer } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { FileInfo } from '../candidates/candidate-documents.ts'
import { SettledStatus } from '../document-requests.ts'
import { DocumentFault, DocumentRequestStatus } from '../fields/application-status.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { oneLine, paragraphs } from '../fields/one-line.ts'
import { ParticipantStatus } from '../fields/participant-status.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import { otherDocumentType } from '../forms/form-facts.ts'
import { OwnDocumentName } from '../forms/own-document-name.ts'
import { open, read, write } from '../may.ts'
import { pageOf, paging, searched } from '../paging.ts'
import { companyParams, formParams } from '../params.ts'
import { TermStanding } from './participant-filters.ts'

// A term of a form (2026–27 autumn): which documents its participants submit, by when, and whether payments wait for
// them.

const termParams = companyParams.extend({ termId: Id })

const AskedDocument = z.object({
  documentTypeId: z.number().int().min(1).max(32_767),
  ownName: OwnDocumentName.nullable().optional().describe('What a document of the type “other” is called'),
  note: oneLine(500).default('').describe('The participant reads it'),
})

const named = {
  name: oneLine(100)
    .min(1, 'fields.required')
    .meta({ examples: ['2026–27 güz dönemi'] }),
  endsOn: Day,
  dueAt: Moment.describe('The deadline for the documents; participants are reminded three days before'),
  holdsPayments: z.boolean().describe('Payments that are due within the term wait until its documents are accepted'),
}

const Progress = z.object({
  participants: z.number().int(),
  complete: z.number().int(),
  incomplete: z.number().int(),
  toReview: z.number().int().describe('Of the incomplete ones, those with uploads that are not checked yet'),
  excused: z.number().int(),
})

const Term = z
  .object({
    id: Id,
    formId: Id,
    formTitle: z.string(),
    ...named,
    startsOn: Day,
    documents: z.array(AskedDocument.extend({ typeName: z.string() })),
    openedBy: z.string(),
    openedAt: Moment,
    closedAt: Moment.nullable(),
    remindedAt: Moment.nullable(),
    progress: Progress,
    addable: z.number().int().describe('Active participants of the form who are not in it'),
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: 'Term' })
export type Term = z.infer<typeof Term>

export const listTerms = call('GET', '/companies/:companyId/terms', {
  summary: 'The terms of an organization, open ones first, with the progress of their participants',
  params: companyParams,
  query: z.object({ formId: Id.optional(), ...paging }),
  output: pageOf(Term),
  may: read('Participants'),
})

export const readTerm = call('GET', '/companies/:companyId/terms/:termId', {
  summary: 'One term: the documents its participants bring, by when, and their progress',
  params: termParams,
  output: Term,
  problems: ['terms.notFound'],
  may: open('Participants'),
})

export const openTerm = call('POST', '/companies/:companyId/forms/:formId/terms', {
  summary:
    'Open a term for the active participants of a form and request its documents; one document credit for each document of each participant',
  params: formParams,
  body: z
    .object({
      ...named,
      startsOn: Day,
      documents: z.array(AskedDocument).min(1, 'fields.required').max(10),
      dryRun,
    })
    .check(({ value, issues }) => {
      const { startsOn, endsOn, documents } = value
      if (endsOn < startsOn)
        issues.push({ code: 'custom', path: ['endsOn'], message: 'fields.endsFirst', input: endsOn })
      if (new Set(documents.map(({ documentTypeId }) => documentTypeId)).size < documents.length)
        issues.push({ code: 'custom', path: ['documents'], message: 'fields.twice', input: documents })
      for (const [at, { documentTypeId, ownName }] of documents.entries())
        if (ownName && documentTypeId !== otherDocumentType)
          issues.push({
            code: 'custom',
            path: ['documents', at, 'ownName'],
            message: 'fields.ownDocumentName',
            input: ownName,
          })
    })
    .meta({
      examples: [
        {
          name: '2026–27 güz dönemi',
          startsOn: '2026-09-21',
          endsOn: '2027-01-31',
          dueAt: '2027-01-15T20:59:59.000Z',
          holdsPayments: true,
          documents: [{ documentTypeId: 2 }],
        },
      ],
    }),
  output: ActAnswer.extend({ termId: Id.nullable().describe('Null in a dry run, and if no one takes part') }),
  problems: [
    'forms.notFound',
    'documents.unknownType',
    'documents.dueInPast',
    'credits.exhausted',
    'permissions.missing',
  ],
  may: write('Participants'),
})

export const changeTerm = call('PUT', '/companies/:companyId/terms/:termId', {
  summary: 'Rename a term, move its end or its deadline, or change whether payments wait for its documents',
  params: termParams,
  body: z.object(named).meta({
    examples: [
      { name: '2026–27 güz dönemi', endsOn: '2100-01-31', dueAt: '2100-01-15T20:59:59.000Z', holdsPayments: false },
    ],
  }),
  output: Term,
  problems: ['terms.notFound', 'terms.closed', 'documents.dueInPast', 'terms.endsFirst'],
  may: write('Participants'),
})

export const closeTerm = call('POST', '/companies/:companyId/terms/:termId/close', {
  summary:
    'Close a term: missing documents are no longer requested, payments held for them are released, and unused document credits are returned',
  params: termParams,
  body: z.object({ dryRun }),
  output: z.object({
    cancelled: z.number().int().describe('Documents no longer requested'),
    participants: z.number().int().describe('Whose they were'),
    credits: z.number().int().describe('That return'),
  }),
  problems: ['terms.notFound', 'terms.closed'],
  may: write('Participants'),
})

const TermDocument = z.object({
  requestId: Id.nullable().describe('Null where it is not asked for'),
  documentTypeId: z.number().int(),
  typeName: z.string(),
  status: DocumentRequestStatus.nullable(),
  reason: z.string().nullable(),
  fault: DocumentFault.nullable(),
  uploadedAt: Moment.nullable(),
  file: FileInfo.nullable(),
  moreFiles: z.array(FileInfo).describe('That came with it'),
})

const TermParticipant = z
  .object({
    participantId: Id,
    name: z.string(),
    email: z.string(),
    status: ParticipantStatus,
    standing: TermStanding.exclude(['toReview']),
    excusedReason: z.string().nullable(),
    documents: z.array(TermDocument),
  })
  .meta({ id: 'TermParticipant' })
export type TermParticipant = z.infer<typeof TermParticipant>

export const listTermParticipants = call('GET', '/companies/:companyId/terms/:termId/participants', {
  summary: 'The participants of a term, with the status of each of their documents',
  params: termParams,
  query: z.object({ standing: TermStanding.optional(), search: searched, ...paging }),
  output: pageOf(TermParticipant),
  problems: ['terms.notFound'],
  may: read('Participants'),
})

export const addToTerm = call('POST', '/companies/:companyId/terms/:termId/participants', {
  summary: 'Add active participants of the form to an open term and request its documents from them',
  params: termParams,
  body: z
    .object({
      participantIds: z.array(Id).min(1).max(10_000).optional().describe('All that are not in it when left out'),
      dryRun,
    })
    .meta({ examples: [{}] }),
  output: ActAnswer,
  problems: ['terms.notFound', 'terms.closed', 'credits.exhausted', 'permissions.missing'],
  bytes: largeBody,
  may: write('Participants'),
})

const oneOfTerm = termParams.extend({ participantId: Id })

export const excuseFromTerm = call('PUT', '/companies/:companyId/terms/:termId/participants/:participantId/excuse', {
  summary:
    'Excuse a participant from the documents of a term; payments do not wait for them, and unused credits are returned',
  params: oneOfTerm,
  body: z.object({ reason: paragraphs(500).min(1, 'fields.required') }).meta({
    examples: [{ reason: 'Değişim programında.' }],
  }),
  output: ActAnswer,
  problems: ['terms.notFound', 'terms.closed', 'participants.notFound'],
  may: write('Participants'),
})

export const askAgainForTerm = call(
  'DELETE',
  '/companies/:companyId/terms/:termId/participants/:participantId/excuse',
  {
    summary: 'Request the documents of a term from an excused participant after all',
    params: oneOfTerm,
    output: ActAnswer,
    problems: ['terms.notFound', 'terms.closed', 'participants.notFound', 'credits.exhausted'],
    may: write('Participants'),
  },
)

export const settleTermDocument = call('PUT', '/companies/:companyId/terms/:termId/documents/:requestId', {
  summary: 'Accept or refuse a participant’s document for a term; a refused one is requested again',
  params: termParams.extend({ requestId: Id }),
  body: z
    .object({
      status: SettledStatus.exclude(['Cancelled']),
      reason: paragraphs(1000)
        .min(1, 'fields.required')
        .optional()
        .describe('Why it is refused; the participant reads it'),
      fileId: Id.optional().describe(
        'The last file that was viewed; refused if the participant has sent another since',
      ),
    })
    .check(({ value, issues }) => {
      const { status, reason } = value
      const wrong = (message: string) => issues.push({ code: 'custom', path: ['reason'], message, input: reason })
      if (status === 'Refused' && reason === undefined) wrong('fields.required')
      if (status !== 'Refused' && reason !== undefined) wrong('fields.onlyForRefused')
    })
    .meta({ examples: [{ status: 'Accepted' }] }),
  output: ActAnswer,
  problems: ['terms.notFound', 'documents.requestNotFound', 'documents.requestChanged', 'documents.accountClosed'],
  may: write('Participants'),
})
