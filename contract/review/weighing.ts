import { z } from 'zod'
import { missingApplication } from '../applications/missing-application.ts'
import { call } from '../call.ts'
import { ApplicationStatus } from '../fields/application-status.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { ConditionFit } from '../forms/eligibility.ts'
import { FormType } from '../forms/form-content.ts'
import { open } from '../may.ts'
import { applicationParams } from '../params.ts'

// Calls that help an officer judge an application, apart from its content.

export const readConditions = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/conditions', {
  summary: 'How the candidate met each requirement of the form on submission',
  params: applicationParams,
  whole: true,
  output: z.object({ items: z.array(ConditionFit.pick({ kind: true, fit: true, condition: true })) }),
  problems: missingApplication,
  may: open('Applications'),
})

export const markSeen = call('PUT', '/companies/:companyId/forms/:formId/applications/:appId/seen', {
  summary: 'Record that an application fetched ahead was opened; only the first time counts',
  params: applicationParams,
  output: z.object({
    newsRead: z.number().int().describe('How many of one’s own notifications about it this marks as read'),
  }),
  problems: missingApplication,
  may: open('Applications'),
})

const OtherApplication = z
  .object({
    id: Id,
    formId: Id,
    formTitle: z.string(),
    formType: FormType,
    number: z.string(),
    status: ApplicationStatus,
    submittedAt: Moment,
    awardedAt: Moment.nullable().describe('When it was published that the application is approved'),
  })
  .meta({ id: 'OtherApplication' })

export const listOtherApplications = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/others', {
  summary: 'This person’s other applications to the same organization, newest first',
  params: applicationParams,
  whole: true,
  output: z.object({
    items: z.array(OtherApplication).describe('The newest ones; none for members who may not see lists'),
    total: z.number().int(),
  }),
  problems: missingApplication,
  may: open('Applications'),
})
