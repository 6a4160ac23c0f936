import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { formParams } from '../params.ts'

// The outcome of an interview: attendance, and each interviewer's assessment.

export const Recommendation = z.enum(['Yes', 'Unsure', 'No'])
export type Recommendation = z.infer<typeof Recommendation>

export const InterviewResult = z
  .object({
    accountId: Id,
    by: z.string().describe('The interviewer'),
    isMine: z.boolean(),
    score: z.number().int().nullable().describe('0 to 100'),
    recommendation: Recommendation.nullable(),
    note: z.string(),
    changedAt: Moment,
  })
  .meta({ id: 'InterviewResult' })

const invitationParams = formParams.extend({ invitationId: Id })

export const saveInterviewResult = call('PUT', '/companies/:companyId/forms/:formId/interviews/:invitationId/result', {
  summary: 'Write one’s evaluation of a candidate after an interview that has begun; an empty one removes it',
  params: invitationParams,
  body: z.object({
    score: z.number().int().min(0).max(100).nullable().default(null),
    recommendation: Recommendation.nullable().default(null),
    note: paragraphs(5000).default(''),
  }),
  output: z.object({ results: z.array(InterviewResult).describe('Of all interviewers, by name') }),
  problems: ['interviews.notFound', 'interviews.notBegun', 'retention.anonymised'],
  may: write('Applications'),
})

export const closeInterviews = call('POST', '/companies/:companyId/forms/:formId/interviews/outcomes', {
  summary: 'Record whether candidates attended interviews that have begun; `Accepted` undoes it',
  params: formParams,
  body: z.object({
    invitationIds: z.array(Id).min(1, 'fields.required').max(500),
    outcome: z.enum(['Done', 'NoShow', 'Accepted']),
  }),
  output: z.object({
    changed: z.number().int(),
    refused: z.number().int().describe('Not begun yet, or without a chosen time'),
  }),
  problems: ['forms.notFound'],
  may: write('Applications'),
})
