import { z } from 'zod'
import { SnapshotProfile } from '../applications/snapshot.ts'
import { call, many, mediumBody, numericId } from '../call.ts'
import { ApplicationStatus } from '../fields/application-status.ts'
import { ParticipantStatus } from '../fields/participant-status.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import { FormType } from '../forms/form-content.ts'
import { open, read } from '../may.ts'
import { pageOf } from '../paging.ts'
import { companyParams } from '../params.ts'
import { Tag } from '../review/tags.ts'
import { ParticipantFilters } from './participant-filters.ts'

// Candidates with a published approval: the scholars, trainees, hires and volunteers of an organization.

const participantParams = companyParams.extend({ id: Id })

const standing = {
  status: ParticipantStatus,
  since: Day.describe('The day the status applies from'),
  reason: z.string().describe('The organization’s reason; the participant reads it'),
}

const Counts = z.record(ParticipantStatus, z.number().int())

export const ParticipantRow = z
  .object({
    id: Id,
    applicationId: Id,
    candidateId: Id,
    formId: Id,
    formTitle: z.string(),
    name: z.string(),
    email: z.string(),
    photo: z.string().nullable(),
    ...standing,
    university: z.string().nullable(),
    department: z.string().nullable(),
    class: z.string().nullable(),
    city: z.string().nullable(),
    tags: z.array(Tag),
    term: z
      .object({
        id: Id,
        name: z.string(),
        accepted: z.number().int(),
        asked: z.number().int(),
        toReview: z.number().int().describe('Uploaded, and not checked yet'),
        isExcused: z.boolean(),
      })
      .nullable()
      .describe('The open term that ends first'),
  })
  .meta({ id: 'ParticipantRow' })
export type ParticipantRow = z.infer<typeof ParticipantRow>

export const listParticipants = call('POST', '/companies/:companyId/participants', {
  summary: 'Find participants of an organization, of one form or of all',
  params: companyParams,
  body: ParticipantFilters.extend({
    formId: Id.optional(),
    sort: z.enum(['added', 'name']).default('added'),
    direction: z.enum(['up', 'down']).default('down'),
    pageNumber: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(1000).default(50),
  }),
  output: pageOf(ParticipantRow).extend({
    counts: Counts.describe('By status, with all other filters'),
    isExact: z.boolean().describe('False: there are at least this many, in total and of each status'),
  }),
  problems: ['forms.notFound'],
  reads: true,
  bytes: mediumBody,
  may: read('Participants'),
})

export const countParticipants = call('GET', '/companies/:companyId/participants/counts', {
  summary: 'How many participants an organization has, by status, in total and for each form',
  params: companyParams,
  query: z.object({ formId: Id.optional() }),
  output: z.object({
    total: z.number().int(),
    counts: Counts,
    forms: z.array(
      z.object({
        formId: Id,
        formIdentityNumber: z.number().int(),
        title: z.string(),
        type: FormType,
        total: z.number().int(),
        counts: Counts,
      }),
    ),
  }),
  problems: ['forms.notFound'],
  may: read('Participants'),
})

/** Profile fields whose changes since the application are shown to the organization. */
export const ProfileField = z.enum([
  'name',
  'email',
  'gsm',
  'place',
  'educationAdded',
  'educationRemoved',
  'school',
  'class',
  'gpa',
])
export type ProfileField = z.infer<typeof ProfileField>

const ProfileChange = z.object({
  field: ProfileField,
  about: z.string().nullable().describe('Of an education: which'),
  before: z.string().nullable(),
  now: z.string().nullable(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const readParticipant = call('GET', '/companies/:companyId/participants/:id', {
  summary: 'One participant: the profile as submitted, its changes since, and the status over time',
  params: participantParams,
  versioned: true,
  output: z.object({
    id: Id,
    version: z.number().int().describe('Goes up with every change of the status, which may name it. Also the `ETag`'),
    applicationId: Id,
    candidateId: Id,
    formId: Id,
    formTitle: z.string(),
    formType: FormType,
    number: z.string().describe('Of the application, as its receipt has it'),
    ...standing,
    addedAt: Moment,
    submittedAt: Moment,
    age: z.number().int().nullable(),
    profile: SnapshotProfile,
    changes: z
      .array(ProfileChange)
      .nullable()
      .describe('What has changed in the profile since; null once they no longer take part or have closed the account'),
    tags: z.array(Tag),
    statuses: z.array(
      z.object({ ...standing, at: Moment, by: z.string().nullable().describe('Null: by publishing the result') }),
    ),
    can: z.object({
      change: z.boolean(),
      openApplication: z.boolean().describe('Notes, tags and messages belong to applications'),
    }),
  }),
  problems: ['participants.notFound'],
  may: open('Participants'),
})

const candidateOfCompany = companyParams.extend({ candidateId: Id })

export const listParticipantApplications = call('GET', '/companies/:companyId/participants/applications/:candidateId', {
  summary: 'What a participant has applied for at this organization, newest first',
  params: candidateOfCompany,
  whole: true,
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        formId: Id,
        formTitle: z.string(),
        formType: FormType,
        number: z.string().describe('On the receipt'),
        submittedAt: Moment,
        status: ApplicationStatus.nullable().describe(
          'Null for members who may not read applications, unless they take part',
        ),
        participant: z.object({ id: Id, status: ParticipantStatus, since: Day }).nullable(),
      }),
    ),
  }),
  problems: ['participants.notFound'],
  may: open('Participants'),
})

const Counted = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })
const chosen = many(numericId()).optional()

export const listParticipantChoices = call('GET', '/companies/:companyId/participants/choices', {
  summary:
    'What participants can be filtered by: tags, terms, and the most frequent schools, classes and cities among them',
  params: companyParams,
  query: z.object({
    formId: Id.optional(),
    universityId: chosen.describe('Chosen already: they are named, like all that follow'),
    departmentId: chosen,
    classId: chosen,
    cityId: chosen,
  }),
  output: z.object({
    tags: z.array(Tag),
    terms: z.array(z.object({ id: Id, name: z.string(), formTitle: z.string(), isOpen: z.boolean() })),
    levels: z.array(z.object({ code: EducationLevelCode, count: z.number().int() })),
    universities: z.array(Counted),
    departments: z.array(Counted),
    classes: z.array(Counted),
    cities: z.array(Counted),
    filled: z
      .array(z.enum(['term', 'class', 'city', 'tags']))
      .describe('The columns with values in the list, on any page'),
  }),
  problems: ['forms.notFound'],
  may: read('Participants'),
})
