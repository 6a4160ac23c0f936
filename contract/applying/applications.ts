import { z } from 'zod'
import { call, many } from '../call.ts'
import { profileParts } from '../candidates/candidate-facts.ts'
import { sensitiveKinds } from '../data/sensitive-kinds.ts'
import { ApplicationAction, ApplicationStatus } from '../fields/application-status.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import { ConditionFit, Fit, ReadyDocuments } from '../forms/eligibility.ts'
import { FormDocument, FormText, FormType, Question } from '../forms/form-content.ts'
import { Listing, ListingCompany, ListingState } from '../listings/listings.ts'
import { candidate } from '../may.ts'
import { pageOf, paging, searched } from '../paging.ts'
import { candidateItemParams, candidateParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'
import { consentTexts } from './application-consents.ts'
import { Participation } from './participation.ts'

// A candidate's applications: started, submitted, withdrawn. The organization reads the last submission.

/** The candidate's pending action, and its deadline. */
export const Awaited = z
  .object({
    kind: z.enum(['finish', 'resend', 'document', 'interview', 'bankInfo', 'answer', 'award']),
    id: Id.describe('Of the application, the request or the invitation'),
    applicationId: Id,
    formId: Id,
    title: z.string(),
    companyName: z.string(),
    documents: z
      .array(z.string())
      .describe('The requested ones, in the order requested: a name, or empty where only the note says what it is'),
    refused: z
      .array(z.object({ document: z.string(), reason: z.string() }))
      .describe('Of these, those submitted and refused: what the organization says'),
    dueAt: Moment.nullable(),
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
    step: z.string().nullable().describe('Name of the review step it is in'),
    formState: ListingState,
    closesAt: Moment.nullable(),
    createdAt: Moment,
    changedAt: Moment,
    submittedAt: Moment.nullable(),
    hasUnsentChanges: z.boolean().describe('Submitted, and changed since without submitting again'),
    progress: z.number().int().min(0).max(100).describe('For a draft: how much of what is asked has been given'),
    unreadMessages: z.number().int(),
  })
  .meta({ id: 'ApplicationRow' })
export type ApplicationRow = z.infer<typeof ApplicationRow>

export const Application = ApplicationRow.extend({
  formVersion: z.number().int(),
  notify: z.boolean(),
  lastPlace: z.string().nullable().describe('Where in the wizard the candidate was'),
  carriedFrom: Id.nullable().describe('The withdrawn application whose answers and documents it began with'),
  steps: z.array(z.object({ id: Id, name: z.string(), state: z.enum(['done', 'now', 'ahead']) })),
  resultAt: Moment.nullable().describe('When the form says results will be announced'),
  resultPublishedAt: Moment.nullable(),
  participation: Participation.nullable().describe('Once the candidate takes part'),
  awaited: z.array(Awaited),
  receipt: z.object({ number: z.string(), link: SignedLink }).nullable(),
  can: z.object({ edit: z.boolean(), withdraw: z.boolean(), remove: z.boolean() }),
}).meta({ id: 'Application' })
export type Application = z.infer<typeof Application>

const ConsentText = z.enum(consentTexts)

const Sensitive = z.enum(sensitiveKinds)

const Consents = z
  .array(
    z.object({
      text: ConsentText,
      version: z.string().max(20),
      formTextId: Id.optional().describe('Of formText: which of the form’s own texts'),
      kind: Sensitive.optional().describe(
        'For sensitive: the kind of sensitive data; if left out, every kind the form uses',
      ),
    }),
  )
  .max(20)

const GivenConsent = z.object({
  text: ConsentText,
  version: z.string(),
  kind: Sensitive.optional().describe('Of sensitive'),
})

export const createApplication = call('POST', '/candidates/:candidateId/applications', {
  summary:
    'Start an application to a form, with the content of a withdrawn one copied over. If there is a draft already, it is returned',
  params: candidateParams,
  body: z.object({
    formId: Id,
    blank: z.boolean().optional().describe('Without what was written in the one that was withdrawn'),
    consents: Consents.optional().describe('The consents submitting needs that the candidate has already given'),
  }),
  output: Application,
  status: 201,
  problems: [
    'forms.notFound',
    'forms.gone',
    'forms.paused',
    'applications.notOpenYet',
    'applications.closed',
    'applications.full',
    'applications.paused',
    'applications.duplicate',
  ],
  may: candidate,
})

export const listApplications = call('GET', '/candidates/:candidateId/applications', {
  summary: 'The candidate’s applications',
  params: candidateParams,
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
  summary: 'How many applications the candidate has in each status, and how many are waiting for them',
  params: candidateParams,
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
  summary: 'One application: its status, what it is waiting for, and what can be done',
  params: candidateItemParams,
  output: Application,
  problems: notFound,
  may: candidate,
})

export const deleteApplication = call('DELETE', '/candidates/:candidateId/applications/:id', {
  summary: 'Delete an application that was never submitted',
  params: candidateItemParams,
  output: z.null(),
  status: 204,
  problems: ['applications.notFound', 'applications.wrongState'],
  may: candidate,
})

export const startBlank = call('POST', '/candidates/:candidateId/applications/:id/blank', {
  summary:
    'Remove the answers and documents copied from a withdrawn application from a draft; what was changed since stays',
  params: candidateItemParams,
  output: Application,
  problems: ['applications.notFound', 'applications.wrongState'],
  may: candidate,
})

export const withdrawApplication = call('POST', '/candidates/:candidateId/applications/:id/withdraw', {
  summary: 'Withdraw an application; repeating it changes nothing',
  params: candidateItemParams,
  body: z.object({ reason: z.string().trim().max(500).default('') }),
  output: Application,
  problems: ['applications.notFound', 'applications.wrongState'],
  may: candidate,
})

export const giveConsents = call('PUT', '/candidates/:candidateId/applications/:id/consents', {
  summary: 'Give the consents that submitting requires, ahead of time; repeating it changes nothing',
  params: candidateItemParams,
  body: z.object({ consents: Consents }),
  output: z.object({
    given: z.array(GivenConsent),
    missing: z
      .array(GivenConsent)
      .describe('Those without which it can’t be submitted; also where an earlier version of the text was agreed to'),
  }),
  problems: ['applications.notFound', 'applications.wrongState', 'applications.inReview'],
  may: candidate,
})

export const finalizeApplication = call('PUT', '/candidates/:candidateId/applications/:id/finalize', {
  summary: 'Submit the application. Everything is checked at once; repeating it gives the same response',
  params: candidateItemParams,
  body: z.object({
    formId: Id,
    consents: Consents.default([]).describe('Those that were not given before'),
  }),
  output: Application,
  problems: [
    'applications.notFound',
    'applications.wrongState',
    'applications.inReview',
    'applications.notOpenYet',
    'applications.closed',
    'applications.full',
    'applications.paused',
    'applications.doesNotFit',
    'applications.incomplete',
  ],
  may: candidate,
  timeout: 30_000,
})

export const readFormToApply = call('GET', '/candidates/:candidateId/applications/form/:formId', {
  summary:
    'A form as its applicant needs it: eligibility, what the profile lacks, the questions, their own application',
  params: z.object({ candidateId: Id, formId: Id }),
  query: z.object({ formType: FormType.optional() }),
  output: z.object({
    listing: Listing,
    version: z.number().int(),
    questions: z.array(Question),
    documents: z.array(FormDocument.pick({ id: true, documentTypeId: true, required: true, note: true, when: true })),
    fit: z.object({ overall: Fit, items: z.array(ConditionFit), documents: ReadyDocuments }),
    missingParts: z
      .array(z.object({ part: z.enum(profileParts), required: z.boolean(), reason: z.string() }))
      .describe('What this form asks for and the profile lacks'),
    consents: z.array(GivenConsent),
    sensitive: z
      .object({
        inProfile: z.boolean().describe('The profile has an ID number, or family and health details'),
        documentTypeIds: z.array(z.number().int()).describe('The documents the form asks for that show the same'),
        isGiven: z.boolean().describe('Explicit consent to all of it has been given to this application already'),
        kinds: z
          .array(
            z.object({
              kind: Sensitive,
              words: z.string().describe('What is agreed to'),
              inProfile: z.boolean().describe('The profile has data of this kind'),
              documentTypeIds: z.array(z.number().int()).describe('Of the documents that the form asks for'),
              questionIds: z.array(Id).describe('Of the questions that the form asks'),
              isGiven: z.boolean(),
            }),
          )
          .describe('By kind: only those the form or the profile has data of'),
      })
      .describe(
        'What explicit consent is asked for, by kind. Such documents and answers can be submitted only with it; profile data of a kind stays out of the application unless it is given',
      ),
    texts: z
      .array(
        FormText.extend({
          version: z.string().describe('The version to name when agreeing to it; a new one once its wording changes'),
          since: Day,
          isGiven: z.boolean().describe('Agreed to with this application already'),
        }),
      )
      .describe('The organization’s own texts'),
    application: Application.nullable(),
    withdrawn: z.object({ id: Id, at: Moment }).nullable().describe('The last one they withdrew'),
  }),
  problems: ['forms.notFound', 'forms.gone', 'forms.paused'],
  may: candidate,
})
