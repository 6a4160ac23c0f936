import { z } from 'zod'
import { ActAnswer, targetFields, withOneTarget } from './acts.ts'
import { AnswerInput } from './application-answers.ts'
import { ApplicationFilters } from './application-filters.ts'
import {
  ApplicationAction,
  ApplicationActor,
  ApplicationEvent,
  ApplicationStatus,
  DocumentRequestStatus,
} from './application-status.ts'
import { call, largeBody, many, mediumBody, numericId } from './call.ts'
import { FileInfo } from './candidate-documents.ts'
import { Requirements } from './candidate-profile.ts'
import { Fit } from './eligibility.ts'
import { FormState, FormStep, FormType, Question } from './form-content.ts'
import { anHour } from './fresh.ts'
import { open, read, write } from './may.ts'
import { pageOf, paging, searched } from './paging.ts'
import { Id } from './patterns.ts'
import { SentFile, SignedLink } from './sent-file.ts'
import { SnapshotProfile } from './snapshot.ts'

// What an organization sees of those who applied to a form of its own: what was handed in, never what is being typed.

const ofForm = z.object({ companyId: Id, formId: Id })
const one = z.object({ companyId: Id, formId: Id, appId: Id })
const moment = z.iso.datetime()

export const CompanyApplicationRow = z
  .object({
    id: Id,
    name: z.string(),
    photo: z.string().nullable(),
    status: ApplicationStatus,
    action: ApplicationAction,
    stepId: Id.nullable(),
    fit: Fit,
    submittedAt: moment,
    university: z.string().nullable(),
    department: z.string().nullable(),
    class: z.string().nullable(),
    gpa: z.number().nullable().describe('On the scale from 0 to 100'),
    city: z.string().nullable(),
    age: z.number().int().nullable(),
    documents: z.number().int(),
    samePerson: z.boolean().describe('Another application to this form was sent with the same identity number'),
  })
  .meta({ id: 'CompanyApplicationRow' })
export type CompanyApplicationRow = z.infer<typeof CompanyApplicationRow>

export const searchApplications = call('POST', '/companies/:companyId/forms/:formId/applications', {
  summary: 'Find applications to a form by who sent them and what they answered',
  params: ofForm,
  body: ApplicationFilters.extend({
    sort: z.enum(['submitted', 'name', 'gpa', 'status']).default('submitted'),
    direction: z.enum(['up', 'down']).default('down'),
    pageNumber: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(1000).default(50),
    countUpTo: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('Sooner: more than so many are not counted, nor what would have to be read for it'),
  }),
  output: pageOf(CompanyApplicationRow).extend({
    counts: z.record(ApplicationStatus, z.number().int()).describe('By status, with all other filters'),
    isExact: z.boolean().describe('False: there are at least so many, in total and of each status'),
    sealed: z.number().int().describe('Of the whole form: beyond the credit, in no list and no other number'),
  }),
  problems: ['forms.notFound'],
  bytes: mediumBody,
  may: read('Applications'),
})

const ApplicationForm = z
  .object({
    id: Id,
    formIdentityNumber: z.number().int(),
    type: FormType,
    state: FormState,
    title: z.string(),
    closesAt: moment.nullable(),
    closedAt: moment.nullable(),
    applications: z.number().int().describe('Handed in and not withdrawn; sealed ones are not among them'),
    awaiting: z.number().int().describe('Looked at by nobody yet'),
    awaitingReplies: z.number().int().describe('Asked for something that has not come yet'),
    sealed: z.number().int().describe('Beyond the credit'),
  })
  .meta({ id: 'ApplicationForm' })
export type ApplicationForm = z.infer<typeof ApplicationForm>

export const listApplicationForms = call('GET', '/companies/:companyId/applications/forms', {
  summary: 'The forms that somebody has applied to, with what waits there',
  params: z.object({ companyId: Id }),
  query: z.object({
    search: searched,
    sort: z.enum(['awaiting', 'applications', 'deadline', 'title']).default('awaiting'),
    ...paging,
  }),
  output: pageOf(ApplicationForm).extend({
    numbers: z
      .object({
        applications: z.number().int(),
        awaiting: z.number().int(),
        awaitingReplies: z.number().int(),
      })
      .describe('Of all forms, whatever is searched for'),
  }),
  may: read('Applications'),
})

export const readApplicationsOverview = call('GET', '/companies/:companyId/forms/:formId/applications/overview', {
  summary:
    'What a list of applications is read with: the form’s title, steps, questions, numbers, what can be filtered by',
  params: ofForm,
  query: z.object({
    universityId: many(numericId()).optional().describe('Chosen already: named too, however rare'),
    cityId: many(numericId()).optional(),
    classId: many(numericId()).optional(),
  }),
  output: z.object({
    title: z.string(),
    steps: z.array(FormStep.pick({ id: true, name: true })),
    questions: z.array(Question.pick({ id: true, kind: true, label: true, options: true })),
    applications: z.number().int().describe('Handed in and not withdrawn; sealed ones are not among them'),
    awaiting: z.number().int().describe('Looked at by nobody yet'),
    withdrawn: z.number().int(),
    drafts: z.number().int(),
    sealed: z.number().int().describe('Beyond the credit'),
    choices: z
      .object({
        universities: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
        cities: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
        classes: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
      })
      .describe('The most frequent ones among those who applied, and those that are chosen already'),
  }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

const missing = ['forms.notFound', 'applications.notFound', 'applications.sealed'] as const

const SamePerson = z
  .object({
    items: z.array(CompanyApplicationRow.pick({ id: true, name: true, status: true, submittedAt: true })),
    total: z.number().int().describe('Of which the first ones are the items; none of them for who may not see lists'),
  })
  .describe(
    'Other applications to this form that were sent with the same identity number; neither withdrawn nor sealed ones',
  )

export const readCompanyApplication = call('GET', '/companies/:companyId/forms/:formId/applications/:appId', {
  summary: 'One application: who sent it, where it stands, and the profile as it was handed in',
  params: one,
  output: z.object({
    id: Id,
    formId: Id,
    formTitle: z.string(),
    formVersion: z.number().int(),
    status: ApplicationStatus,
    action: ApplicationAction,
    stepId: Id.nullable(),
    steps: z.array(FormStep.pick({ id: true, name: true })),
    fit: Fit,
    submittedAt: moment,
    changedAt: moment,
    age: z.number().int().nullable(),
    gpa: z.number().nullable(),
    profile: SnapshotProfile,
    counts: z.object({ answers: z.number().int(), documents: z.number().int() }),
    samePerson: SamePerson,
  }),
  problems: missing,
  may: open('Applications'),
})

export const readSensitive = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/sensitive', {
  summary:
    'The citizen’s number and the family and income details. That they were read is kept and shown to the candidate',
  params: one,
  output: z.object({ tckn: z.string().nullable(), requirements: Requirements.nullable() }),
  problems: missing,
  may: open('Applications'),
  fresh: anHour,
})

export const readCompanyAnswers = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/answers', {
  summary: 'The questions of the version that was answered, each with its answer in words',
  params: one,
  output: z.object({
    items: z.array(
      z.object({
        question: Question.pick({ id: true, kind: true, label: true, required: true }),
        isShown: z.boolean().describe('False: its condition was not met, so it was not asked'),
        value: AnswerInput,
        text: z.string().nullable().describe('The answer as people read it'),
        files: z.array(FileInfo),
      }),
    ),
  }),
  problems: missing,
  may: open('Applications'),
})

const HandedInDocument = z.object({
  formDocumentId: Id,
  documentTypeId: z.number().int().nullable(),
  typeName: z.string(),
  required: z.boolean(),
  isAsked: z.boolean(),
  note: z.string(),
  files: z.array(FileInfo),
})

export const listCompanyDocuments = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/documents', {
  summary: 'The documents that were handed in, and those asked for later',
  params: one,
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
        dueAt: moment.nullable(),
        requestedAt: moment,
        uploadedAt: moment.nullable(),
        file: FileInfo.nullable(),
      }),
    ),
  }),
  problems: missing,
  may: open('Applications'),
})

export const summarizeDocuments = call(
  'GET',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/summary',
  {
    summary: 'How many documents were asked for, handed in and are missing, and all of them in one zip',
    params: one,
    output: z.object({
      asked: z.number().int(),
      handedIn: z.number().int(),
      missing: z.array(z.string()).describe('Names of those that are required and not there'),
      bytes: z.number().int(),
      zip: SignedLink.nullable().describe('Null where there is nothing to zip, and for who may not export'),
    }),
    problems: missing,
    may: open('Applications'),
  },
)

export const zipDocuments = call(
  'GET',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/summary/zip',
  {
    summary: 'All documents of an application in one zip, named after the candidate',
    params: one,
    output: SentFile,
    problems: missing,
    may: read('Applications'),
  },
)

export const readFileInformation = call(
  'GET',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/:fileStorageId/information',
  {
    summary: 'What is known of one file of an application, with a link that opens it',
    params: z.object({ companyId: Id, formId: Id, appId: Id, fileStorageId: Id }),
    output: FileInfo,
    problems: [...missing, 'files.notFound'],
    may: open('Applications'),
  },
)

export const listCompanyHistory = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/history', {
  summary: 'Who did what with the application, the newest first',
  params: one,
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        event: ApplicationEvent,
        by: ApplicationActor,
        who: z.string().nullable(),
        at: moment,
        text: z.string(),
      }),
    ),
  }),
  problems: missing,
  may: open('Applications'),
})

const ofAct = ['forms.notFound', 'permissions.missing', 'acts.targetChanged'] as const

export const requestDocuments = call('POST', '/companies/:companyId/forms/:formId/applications/documents/request', {
  summary:
    'Ask applicants for a document; a document credit each, and none is asked twice for the same while it is open',
  params: ofForm,
  body: withOneTarget(
    z.object({
      ...targetFields,
      documentTypeId: z.number().int().min(1).max(32_767),
      note: z.string().trim().max(500).default(''),
      dueAt: moment.nullable().default(null),
    }),
  ).meta({ examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], documentTypeId: 2 }] }),
  output: ActAnswer.extend({
    requested: z.number().int().describe('The same as `changed`'),
    skipped: z.number().int().describe('All that were refused'),
  }),
  problems: [...ofAct, 'documents.unknownType', 'credits.exhausted', 'documents.dueInPast'],
  bytes: largeBody,
  may: write('Applications'),
})
