import { z } from 'zod'
import { missingApplication } from '../applications/missing-application.ts'
import { SnapshotProfile } from '../applications/snapshot.ts'
import { AnswerInput } from '../applying/application-answers.ts'
import { call } from '../call.ts'
import { FileInfo } from '../candidates/candidate-documents.ts'
import { Requirements } from '../candidates/candidate-profile.ts'
import { EntryGround, EntryState, RemovedBecause } from '../entries/entry-words.ts'
import { ApplicationAction, ApplicationHistoryItem, ApplicationStatus } from '../fields/application-status.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { Fit } from '../forms/eligibility.ts'
import { FormStep, Question } from '../forms/form-content.ts'
import { anHour } from '../fresh.ts'
import { open } from '../may.ts'
import { applicationParams } from '../params.ts'
import { Acceptance } from '../results/result-states.ts'
import { CompanyApplicationRow } from './search-applications.ts'
import { Tag } from './tags.ts'

const SamePerson = z
  .object({
    items: z.array(CompanyApplicationRow.pick({ id: true, name: true, status: true, submittedAt: true })),
    total: z
      .number()
      .int()
      .describe('The total, of which the first ones are the items; no items for members who may not see lists'),
  })
  .describe('Other applications to this form with the same ID number; neither withdrawn nor sealed ones')

export const readCompanyApplication = call('GET', '/companies/:companyId/forms/:formId/applications/:appId', {
  summary: 'One application: its candidate, its status, and the profile as submitted',
  params: applicationParams,
  versioned: true,
  output: z.object({
    id: Id,
    version: z
      .number()
      .int()
      .describe('Goes up whenever status, step or `action` is set; a change of these may name it. Also the `ETag`'),
    formId: Id,
    formTitle: z.string(),
    number: z.string().describe('The application’s own number, as its receipt has it'),
    formVersion: z.number().int(),
    status: ApplicationStatus,
    action: ApplicationAction,
    stepId: Id.nullable(),
    steps: z.array(FormStep.pick({ id: true, name: true })),
    fit: Fit,
    submittedAt: Moment,
    changedAt: Moment,
    publishedAt: Moment.nullable().describe(
      'When its result was published; from then on a decision can only be corrected',
    ),
    result: z
      .object({
        acceptance: Acceptance.nullable().describe('The candidate’s reply, if the form requires accepting'),
        acceptBy: Moment.nullable(),
        answeredAt: Moment.nullable(),
        declineReason: z.string().nullable(),
        feedback: z.string().nullable().describe('What the candidate reads with a rejection, in words'),
        reservePlace: z.number().int().nullable().describe('For candidates on the waiting list, if an order was set'),
      })
      .nullable()
      .describe('What goes with the current decision; null if nothing does'),
    age: z.number().int().nullable(),
    gpa: z.number().nullable(),
    profile: SnapshotProfile,
    counts: z.object({ answers: z.number().int(), documents: z.number().int(), notes: z.number().int() }),
    tags: z.array(Tag),
    assigned: z.array(z.object({ accountId: Id, name: z.string() })).describe('The members it is assigned to'),
    samePerson: SamePerson,
    entry: z
      .object({
        state: EntryState,
        by: z.string().describe('Who entered it'),
        at: Moment,
        ground: EntryGround,
        groundNote: z.string(),
        invitedAt: Moment.nullable().describe('When the invitation to take it over was sent'),
        expiresAt: Moment.nullable().describe('While it waits: when it is removed unless it is taken over'),
        removedBecause: RemovedBecause.nullable(),
      })
      .nullable()
      .describe('Where the organization entered the application itself'),
  }),
  problems: missingApplication,
  may: open('Applications'),
})

export const readSensitive = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/sensitive', {
  summary: 'The Turkish ID number and the family and income details. The view is recorded and shown to the candidate',
  params: applicationParams,
  output: z.object({ tckn: z.string().nullable(), requirements: Requirements.nullable() }),
  problems: missingApplication,
  may: open('Applications'),
  fresh: anHour,
})

export const readCompanyAnswers = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/answers', {
  summary: 'The questions of the version that was answered, each with its answer in words',
  params: applicationParams,
  whole: true,
  output: z.object({
    items: z.array(
      z.object({
        question: Question.pick({ id: true, kind: true, label: true, required: true }),
        isShown: z.boolean().describe('False: its condition was not met, so it was not asked'),
        value: AnswerInput,
        text: z.string().nullable().describe('The answer as people read it'),
        files: z.array(FileInfo),
        isWithdrawn: z
          .boolean()
          .describe('The candidate withdrew consent to its kind of sensitive data, so there is no answer any more'),
        profileSays: z
          .string()
          .nullable()
          .describe('What the profile said on submission, if the question asks for the same and the answer differs'),
      }),
    ),
    consents: z
      .array(z.object({ label: z.string(), text: z.string() }))
      .describe('What was agreed to or shown with the application: which text, in which version and when, in words'),
  }),
  problems: missingApplication,
  may: open('Applications'),
})

export const listCompanyHistory = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/history', {
  summary: 'The history of the application: who did what, newest first',
  params: applicationParams,
  whole: true,
  output: z.object({ items: z.array(ApplicationHistoryItem) }),
  problems: missingApplication,
  may: open('Applications'),
})
