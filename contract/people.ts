import { z } from 'zod'
import { call } from './call.ts'
import { ApplicationStatus } from './fields/application-status.ts'
import { ParticipantStatus } from './fields/participant-status.ts'
import { Id, Moment } from './fields/patterns.ts'
import { FormType } from './forms/form-content.ts'
import { read } from './may.ts'
import { companyParams } from './params.ts'

// The applicants of an organization, across all of its forms and years. Sealed applications are excluded.

const PersonApplication = z
  .object({
    id: Id,
    formId: Id,
    formTitle: z.string(),
    formType: FormType,
    number: z.string().describe('The number on the receipt'),
    status: ApplicationStatus,
    submittedAt: Moment,
  })
  .meta({ id: 'PersonApplication' })

const Person = z.object({
  id: Id.describe('Of the newest application of this person, which stands for them'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
})

export const findPeople = call('GET', '/companies/:companyId/people', {
  summary: 'Find people across all forms and years by name, e-mail, phone number or application number',
  params: companyParams,
  query: z.object({ search: z.string().trim().min(2).max(100) }),
  whole: true,
  output: z.object({
    items: z.array(
      Person.extend({
        applications: z.array(PersonApplication).describe('The one that was found first, then the newest'),
        more: z.number().int().describe('How many further applications the person has'),
      }).meta({ id: 'FoundPerson' }),
    ),
    hasMore: z.boolean().describe('More people match: type another letter'),
  }),
  may: read('Applications'),
})

export const readPerson = call('GET', '/companies/:companyId/people/:appId', {
  summary: 'One person by any of their applications: contact details, applications and participations',
  params: companyParams.extend({ appId: Id }),
  output: Person.extend({
    applications: z.array(PersonApplication).describe('The newest first'),
    participations: z
      .array(z.object({ id: Id, formTitle: z.string(), status: ParticipantStatus, since: z.iso.date() }))
      .nullable()
      .describe('Null for members who may not read participants'),
  }).meta({ id: 'PersonPage' }),
  problems: ['applications.notFound'],
  may: read('Applications'),
})
