import { z } from 'zod'
import { ApplicationStatus } from '../fields/application-status.ts'
import { Moment } from '../fields/patterns.ts'
import { Acceptance, FeedbackReason } from './result-states.ts'

/** The result of an application for its candidate; before it is published it reveals nothing. */
export const ApplicationResult = z
  .object({
    isPublished: z.boolean(),
    status: ApplicationStatus.nullable(),
    message: z.string().nullable(),
    letter: z
      .object({ subject: z.string(), text: z.string() })
      .nullable()
      .describe('The organization’s letter, from half a minute after publication'),
    feedback: z
      .object({ reason: FeedbackReason.nullable(), text: z.string(), words: z.string().describe('Both, in words') })
      .nullable()
      .describe('The reason, as far as the organization gives one to candidates who were not accepted'),
    award: z
      .object({
        acceptance: Acceptance,
        acceptBy: Moment.nullable(),
        answeredAt: Moment.nullable(),
        canAnswer: z.boolean(),
      })
      .nullable()
      .describe('If the candidate is asked to accept'),
    publishedAt: Moment.nullable(),
    correction: z
      .object({ at: Moment, reason: z.string() })
      .nullable()
      .describe('If the result was corrected after publication: the last time, and why'),
    expectedAt: Moment.nullable(),
  })
  .meta({ id: 'ApplicationResult' })
export type ApplicationResult = z.infer<typeof ApplicationResult>
