import { z } from 'zod'
import { ApplicationFilters } from '../applications/application-filters.ts'
import { call, many, mediumBody, numericId } from '../call.ts'
import { EntryState } from '../entries/entry-words.ts'
import {
  ApplicationAction,
  ApplicationActor,
  ApplicationStatus,
  InterviewStatus,
} from '../fields/application-status.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { EducationLevelCode, Fit, Gender } from '../forms/eligibility.ts'
import { FormStep, FormType, Question } from '../forms/form-content.ts'
import { OwnDocumentName } from '../forms/own-document-name.ts'
import { read } from '../may.ts'
import { pageOf, searched } from '../paging.ts'
import { formParams } from '../params.ts'
import { countedFilters } from './counted-filters.ts'
import { ListColumns } from './list-columns.ts'
import { ListSort } from './list-sort.ts'

// The applications to a form, for its organization: submissions, never drafts.

export const CompanyApplicationRow = z
  .object({
    id: Id,
    name: z.string(),
    photo: z.string().nullable(),
    status: ApplicationStatus,
    action: ApplicationAction,
    stepId: Id.nullable(),
    fit: Fit,
    submittedAt: Moment,
    university: z.string().nullable(),
    department: z.string().nullable(),
    class: z.string().nullable(),
    gpa: z.number().nullable().describe('On the scale from 0 to 100'),
    city: z.string().nullable(),
    age: z.number().int().nullable(),
    documents: z.number().int(),
    missing: z.number().int().describe('Types of missing required documents, also not uploaded on request'),
    entry: EntryState.nullable().describe('The state of an application the organization added itself'),
    samePerson: z.boolean().describe('Another application to this form has the same ID number'),
    isSeen: z.boolean().describe('The caller has opened it'),
    // The following fields are present only if the list was requested with these columns.
    number: z.string().optional().describe('The number on the receipt'),
    email: z.string().optional(),
    phone: z.string().nullable().optional(),
    faculty: z.string().nullable().optional(),
    level: z.string().nullable().optional().describe('Of education, by its name'),
    nationality: z.string().nullable().optional(),
    gender: Gender.nullable().optional(),
    tags: z.array(Id).optional(),
    assigned: z.array(Id).optional().describe('The accounts it is assigned to'),
    notes: z.number().int().optional(),
    lastMessage: z
      .object({ at: Moment, by: ApplicationActor, text: z.string().describe('Its beginning'), isUnread: z.boolean() })
      .nullable()
      .optional()
      .describe('What was written last, by the organization or by the candidate'),
    interview: z
      .object({ status: InterviewStatus, startsAt: Moment.nullable().describe('Of the chosen time') })
      .nullable()
      .optional()
      .describe('The last invitation to an interview'),
    interviewScore: z
      .number()
      .nullable()
      .optional()
      .describe('The mean of the scores after the latest interview that has one, from 0 to 100'),
    answers: z.record(Id, z.string()).optional().describe('In words; only answered questions'),
  })
  .meta({ id: 'CompanyApplicationRow' })
export type CompanyApplicationRow = z.infer<typeof CompanyApplicationRow>

export const searchApplications = call('POST', '/companies/:companyId/forms/:formId/applications', {
  summary: 'Find applications to a form by applicant and by answers',
  params: formParams,
  body: ApplicationFilters.extend({
    ...ListSort,
    columns: ListColumns.default([]).describe('What each row includes in addition to its fixed fields'),
    pageNumber: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(1000).default(50),
    countUpTo: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('For speed: more than this many are not counted'),
  }).strict(),
  output: pageOf(CompanyApplicationRow).extend({
    counts: z.record(ApplicationStatus, z.number().int()).describe('By status, with all other filters'),
    isExact: z.boolean().describe('False: there are at least this many, in total and of each status'),
    sealed: z.number().int().describe('For the whole form: beyond the credits, in no list and no other number'),
  }),
  problems: ['forms.notFound'],
  reads: true,
  bytes: mediumBody,
  may: read('Applications'),
})

const Named = z.object({ id: z.number().int(), name: z.string() })
const Counted = Named.extend({ count: z.number().int() })

/** A list for each kind of reference data that applications are filtered by. */
const eachReference = <Item extends z.ZodType>(item: Item) => ({
  universities: z.array(item),
  faculties: z.array(item),
  departments: z.array(item),
  classes: z.array(item),
  cities: z.array(item),
  nationalities: z.array(item),
})

export const readApplicationsOverview = call('GET', '/companies/:companyId/forms/:formId/applications/overview', {
  summary:
    'What an application list shows around its rows: the form’s title, quota, deadline, steps, questions, numbers, names of chosen filters',
  params: formParams,
  query: z.object({
    universityId: many(numericId()).optional().describe('Chosen already: they are named, like all that follow'),
    cityId: many(numericId()).optional(),
    classId: many(numericId()).optional(),
    facultyId: many(numericId()).optional(),
    departmentId: many(numericId()).optional(),
    nationalityId: many(numericId()).optional(),
    documentTypeId: many(numericId()).optional(),
  }),
  output: z.object({
    title: z.string(),
    type: FormType,
    quota: z.number().int().nullable().describe('The form’s number of places'),
    closeWhenFull: z.boolean().describe('The quota limits applications; otherwise approvals'),
    closesAt: Moment.nullable().describe('The last moment for applying'),
    closedAt: Moment.nullable().describe('Null while the form takes applications'),
    steps: z.array(FormStep.pick({ id: true, name: true })),
    questions: z.array(Question.pick({ id: true, kind: true, label: true, options: true })),
    applications: z.number().int().describe('Submitted and not withdrawn, without sealed ones'),
    awaiting: z.number().int().describe('Not reviewed yet'),
    approved: z.number().int().describe('Sealed ones are not among them'),
    withdrawn: z.number().int(),
    drafts: z.number().int(),
    sealed: z.number().int().describe('Beyond the credits'),
    unreadReplies: z.number().int().describe('Applications with an unread reply'),
    filled: z
      .array(z.enum(['action', 'gpa', 'documents', 'tags', 'assigned']))
      .describe('The columns with values in this form’s list, on any page'),
    chosen: z
      .object({ ...eachReference(Named), documentTypes: z.array(Named) })
      .describe('The names of the values chosen in the filters'),
  }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

export const listFilterChoices = call('GET', '/companies/:companyId/forms/:formId/applications/choices', {
  summary: 'Filters for the applications to a form: the most frequent values among applicants',
  params: formParams,
  output: z.object({
    ...eachReference(Counted),
    levels: z.array(z.object({ code: EducationLevelCode, count: z.number().int() })),
    documentTypes: z.array(Named).describe('Documents the form asks for, or that were requested from an applicant'),
    ownDocuments: z
      .array(OwnDocumentName)
      .describe('The names of documents of the type “other”, of the form and of requests'),
  }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

export const countFilterChoices = call('POST', '/companies/:companyId/forms/:formId/applications/choices', {
  summary: 'How many applications the list would show with each choice of a filter, the other filters as they are',
  params: formParams,
  body: ApplicationFilters.strict(),
  output: z.object({
    counts: z
      .record(z.enum(countedFilters), z.record(z.string(), z.number().int()))
      .describe('By filter and value; values not named would leave none'),
  }),
  problems: ['forms.notFound'],
  reads: true,
  bytes: mediumBody,
  may: read('Applications'),
})

export const findNames = call('GET', '/companies/:companyId/forms/:formId/applications/names', {
  summary: 'Find applicants while typing: by name, e-mail address or the number on the receipt',
  params: formParams,
  query: z.object({
    type: z.enum(['name', 'email', 'number']).default('name'),
    search: searched.describe('What is typed so far; the first ones if left out'),
  }),
  output: z.object({
    items: z
      .array(
        CompanyApplicationRow.pick({ id: true, name: true, status: true }).extend({
          email: z.string(),
          number: z.string().describe('On the receipt'),
        }),
      )
      .describe('At most 20; withdrawn ones too, sealed ones never'),
  }),
  whole: true,
  problems: ['forms.notFound'],
  may: read('Applications'),
})
