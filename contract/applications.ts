import { z } from 'zod'
import { consentTexts } from './application-consents.ts'
import { ApplicationAction, ApplicationActor, ApplicationEvent, ApplicationStatus } from './application-status.ts'
import { call, many } from './call.ts'
import { FileInfo, fileProblems, handedIn, handedInBytes } from './candidate-documents.ts'
import { profileParts } from './candidate-facts.ts'
import { ConditionFit, Fit } from './eligibility.ts'
import { FormDocument, FormType, Question } from './form-content.ts'
import { Listing, ListingCompany, ListingState } from './listings.ts'
import { candidate } from './may.ts'
import { pageOf, paging, searched } from './paging.ts'
import { Id } from './patterns.ts'
import { FieldError } from './problems.ts'
import { SignedLink } from './sent-file.ts'

// A candidate's applications: begun, typed, handed in, followed. What an organization reads is what was handed in last.

const params = z.object({ candidateId: Id })
const one = z.object({ candidateId: Id, id: Id })
const moment = z.iso.datetime()

/** What the candidate is to do, and by when. */
export const Awaited = z
  .object({
    kind: z.enum(['finish', 'resend', 'document', 'interview', 'bankInfo', 'answer']),
    id: Id.describe('Of the application, the request or the invitation'),
    applicationId: Id,
    formId: Id,
    title: z.string(),
    companyName: z.string(),
    dueAt: moment.nullable(),
  })
  .meta({ id: 'Awaited' })
export type Awaited = z.infer<typeof Awaited>

export const ApplicationRow = z
  .object({
    id: Id,
    formId: Id,
    formIdentityNumber: z.number().int(),
    formType: FormType,
    title: z.string(),
    company: ListingCompany,
    status: ApplicationStatus.describe('A decision shows as InReview until its result is published'),
    action: ApplicationAction,
    step: z.string().nullable().describe('Name of the step of review it stands in'),
    formState: ListingState,
    closesAt: moment.nullable(),
    createdAt: moment,
    changedAt: moment,
    submittedAt: moment.nullable(),
    hasUnsentChanges: z.boolean().describe('Handed in, and changed since without handing in again'),
    progress: z.number().int().min(0).max(100).describe('Of a draft: how much of what is asked is there'),
    unreadMessages: z.number().int(),
  })
  .meta({ id: 'ApplicationRow' })
export type ApplicationRow = z.infer<typeof ApplicationRow>

export const Application = ApplicationRow.extend({
  formVersion: z.number().int(),
  notify: z.boolean(),
  lastPlace: z.string().nullable().describe('Where in the wizard the candidate was'),
  steps: z.array(z.object({ id: Id, name: z.string(), state: z.enum(['done', 'now', 'ahead']) })),
  resultAt: moment.nullable().describe('When the form says results are told'),
  resultPublishedAt: moment.nullable(),
  awaited: z.array(Awaited),
  receipt: z.object({ number: z.string(), link: SignedLink }).nullable(),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), remove: z.boolean() }),
}).meta({ id: 'Application' })
export type Application = z.infer<typeof Application>

export const createApplication = call('POST', '/candidates/:candidateId/applications', {
  summary: 'Begin an application to a form. Begun before and not handed in: the same one is answered again',
  params,
  body: z.object({ formId: Id }),
  output: Application,
  status: 201,
  problems: [
    'forms.notFound',
    'forms.gone',
    'applications.notOpenYet',
    'applications.closed',
    'applications.full',
    'applications.duplicate',
  ],
  may: candidate,
})

export const listApplications = call('GET', '/candidates/:candidateId/applications', {
  summary: 'The candidate’s applications',
  params,
  query: z.object({
    status: many(ApplicationStatus).optional(),
    formType: many(FormType).optional(),
    search: searched,
    sort: z.enum(['changed', 'deadline', 'title']).default('changed'),
    ...paging,
  }),
  output: pageOf(ApplicationRow),
  may: candidate,
})

export const countApplications = call('GET', '/candidates/:candidateId/applications/counts', {
  summary: 'How many applications the candidate has in each status, and how many wait for them',
  params,
  output: z.object({
    all: z.number().int(),
    byStatus: z.record(ApplicationStatus, z.number().int()),
    awaited: z.number().int(),
    unreadMessages: z.number().int(),
  }),
  may: candidate,
})

const notFound = ['applications.notFound'] as const

export const readApplication = call('GET', '/candidates/:candidateId/applications/:id', {
  summary: 'One application: where it stands, what is awaited, what can be done',
  params: one,
  output: Application,
  problems: notFound,
  may: candidate,
})

export const deleteApplication = call('DELETE', '/candidates/:candidateId/applications/:id', {
  summary: 'Delete an application that was never handed in',
  params: one,
  output: z.null(),
  status: 204,
  problems: ['applications.notFound', 'applications.wrongState'],
  may: candidate,
})

export const withdrawApplication = call('POST', '/candidates/:candidateId/applications/:id/withdraw', {
  summary: 'Withdraw an application; doing it twice is doing it once',
  params: one,
  body: z.object({ reason: z.string().trim().max(500).default('') }),
  output: Application,
  problems: ['applications.notFound', 'applications.wrongState'],
  may: candidate,
})

export const AnswerInput = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(100),
  z.null(),
])

const KeptAnswer = z.object({
  questionId: Id,
  value: AnswerInput,
  typedAt: moment,
  isOwn: z.boolean().describe('Typed on the device that asks'),
})
export type KeptAnswer = z.infer<typeof KeptAnswer>

const Device = z
  .string()
  .regex(/^[A-Za-z0-9-]{8,64}$/, 'fields.device')
  .meta({ examples: ['0199a000-0000-7000-8000-0000000000d1'] })
  .describe('A random name that one tab keeps for itself')

export const readAnswers = call('GET', '/candidates/:candidateId/applications/:id/answers', {
  summary: 'What has been answered so far',
  params: one,
  query: z.object({ device: Device.optional() }),
  output: z.object({ formVersion: z.number().int(), savedAt: moment, items: z.array(KeptAnswer) }),
  problems: notFound,
  may: candidate,
})

export const saveAnswers = call('POST', '/candidates/:candidateId/applications/:id/answers', {
  summary: 'Save answers. Of each question the one that was typed last stands, wherever it was typed',
  params: one,
  body: z.object({
    device: Device,
    order: z
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .default(0)
      .describe('Counts up with every save of a device: one that comes late or twice then changes nothing'),
    isCompleted: z.boolean().default(false).describe('Also say what is still missing'),
    lastPlace: z.string().max(60).optional(),
    answers: z
      .array(
        z.object({
          questionId: Id,
          value: AnswerInput,
          age: z
            .number()
            .int()
            .min(0)
            .max(2_592_000_000)
            .default(0)
            .describe('Milliseconds since it was typed: clocks of devices differ, what they measure does not'),
          typedAt: moment
            .optional()
            .describe(
              'Instead, when it was typed by our clock, where the device has learnt it from `savedAt`: a save that arrives late, or twice, is then no newer than it was',
            ),
        }),
      )
      .max(200),
  }),
  output: z.object({
    savedAt: moment,
    formVersion: z.number().int().describe('Newer than the one that was read: the form has changed, read it again'),
    newer: z.array(KeptAnswer).describe('Of these another device has a newer answer, which stands'),
    replaced: z.array(KeptAnswer).describe('Of these another device had an older answer, which this one replaced'),
    problems: z.array(FieldError).describe('With isCompleted: answers.{questionId}, what is missing or wrong'),
  }),
  problems: ['applications.notFound', 'applications.wrongState', 'applications.closed'],
  may: candidate,
  timeout: 20_000,
})

export const AskedDocument = z
  .object({
    ...FormDocument.pick({ documentTypeId: true, required: true, note: true, when: true }).shape,
    formDocumentId: Id,
    typeName: z.string(),
    eDevlet: z.boolean(),
    validMonths: z.number().int().nullable(),
    accept: z.array(z.string()),
    multiple: z.boolean(),
    isAsked: z.boolean().describe('False: not of this candidate, by their answers and profile so far'),
    why: z.string().nullable().describe('Of a conditional one: what it depends on, in words'),
    files: z.array(FileInfo.extend({ id: Id.describe('Of the file in this application') })),
    suggestions: z
      .array(z.object({ documentId: Id, name: z.string(), issuedOn: z.iso.date().nullable(), isExpired: z.boolean() }))
      .describe('Of this type on the shelf'),
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
  summary: 'The documents that the form asks for, what has been handed in, and what on the shelf would do',
  params: one,
  output: AskedDocuments,
  problems: notFound,
  may: candidate,
})

const AddedDocument = z.object({
  formDocumentId: Id.optional().describe('Of the form’s documents, or of a question that asks for a file'),
  documentTypeId: z.number().int().min(0).max(32_767).optional(),
  documentId: Id.optional().describe('From the shelf, instead of a new file'),
  ...handedIn,
})

export const addApplicationDocuments = call('POST', '/candidates/:candidateId/applications/:id/documents', {
  summary: 'Hand in one document, or several; a new file is kept on the shelf too',
  params: one,
  body: AddedDocument.extend({
    formId: Id.optional(),
    documents: z.array(AddedDocument).min(1).max(20).optional(),
  }),
  output: AskedDocuments,
  problems: [
    ...fileProblems,
    'applications.notFound',
    'applications.wrongState',
    'applications.closed',
    'applications.documentNotAsked',
    'documents.notFound',
    'documents.tooMany',
  ],
  may: candidate,
  bytes: handedInBytes,
})

export const removeApplicationDocument = call('DELETE', '/candidates/:candidateId/applications/:id/documents/:docId', {
  summary: 'Take a document out of the application; it stays on the shelf',
  params: z.object({ candidateId: Id, id: Id, docId: Id }),
  output: z.null(),
  status: 204,
  problems: ['applications.notFound', 'applications.wrongState', 'applications.closed', 'documents.notFound'],
  may: candidate,
})

const ConsentText = z.enum(consentTexts)

export const finalizeApplication = call('PUT', '/candidates/:candidateId/applications/:id/finalize', {
  summary: 'Hand the application in. Everything is checked at once, and doing it twice answers the same',
  params: one,
  body: z.object({
    formId: Id,
    consents: z
      .array(z.object({ text: ConsentText, version: z.string().max(20) }))
      .max(10)
      .default([]),
  }),
  output: Application,
  problems: [
    'applications.notFound',
    'applications.wrongState',
    'applications.notOpenYet',
    'applications.closed',
    'applications.full',
    'applications.doesNotFit',
    'applications.incomplete',
  ],
  may: candidate,
  timeout: 30_000,
})

export const listApplicationHistory = call('GET', '/candidates/:candidateId/applications/:id/history', {
  summary: 'What has happened to the application, the newest first, as far as it is told',
  params: one,
  output: z.object({
    items: z.array(z.object({ id: Id, event: ApplicationEvent, by: ApplicationActor, at: moment, text: z.string() })),
  }),
  problems: notFound,
  may: candidate,
})

export const readApplicationResult = call('GET', '/candidates/:candidateId/applications/:id/result', {
  summary: 'The result, once it is published',
  params: one,
  query: z.object({ formId: Id.optional() }),
  output: z.object({
    isPublished: z.boolean(),
    status: ApplicationStatus.nullable(),
    message: z.string().nullable(),
    publishedAt: moment.nullable(),
    expectedAt: moment.nullable(),
  }),
  problems: notFound,
  may: candidate,
})

export const changeApplicationNotification = call('PATCH', '/candidates/:candidateId/applications/:id/notification', {
  summary: 'Turn news of one application on or off',
  params: one,
  body: z.object({ isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
  problems: notFound,
  may: candidate,
})

export const listApplicationMessages = call('GET', '/candidates/:candidateId/applications/:id/messages', {
  summary: 'The messages of an application, the newest first',
  params: one,
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        by: ApplicationActor,
        from: z.string(),
        subject: z.string(),
        text: z.string(),
        createdAt: moment,
        readAt: moment.nullable(),
      }),
    ),
  }),
  problems: notFound,
  may: candidate,
})

export const markMessagesRead = call('POST', '/candidates/:candidateId/applications/:id/messages/read', {
  summary: 'Mark the messages of an application as read',
  params: one,
  output: z.null(),
  status: 204,
  problems: notFound,
  may: candidate,
})

/** What the wizard begins with. */
export const readFormToApply = call('GET', '/candidates/:candidateId/applications/form/:formId', {
  summary:
    'A form as its applicant needs it: how they fit, what their profile lacks, the questions, the own application',
  params: z.object({ candidateId: Id, formId: Id }),
  query: z.object({ formType: FormType.optional() }),
  output: z.object({
    listing: Listing,
    version: z.number().int(),
    questions: z.array(Question),
    documents: z.array(FormDocument.pick({ id: true, documentTypeId: true, required: true, note: true, when: true })),
    fit: z.object({ overall: Fit, items: z.array(ConditionFit) }),
    missingParts: z
      .array(z.object({ part: z.enum(profileParts), required: z.boolean(), reason: z.string() }))
      .describe('What the profile does not say and this form asks'),
    consents: z.array(z.object({ text: ConsentText, version: z.string() })),
    application: Application.nullable(),
  }),
  problems: ['forms.notFound', 'forms.gone'],
  may: candidate,
})
