import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { write } from '../may.ts'
import { formParams } from '../params.ts'
import { FeedbackReason } from './result-states.ts'

/** Why an application was rejected, shown to its candidate with the result. */
export const feedbackField = {
  feedback: z
    .object({ reason: FeedbackReason.nullable().default(null), text: paragraphs(1000).default('') })
    .optional()
    .describe('Only with `Rejected`: why, for the candidates to read with the result'),
}

export const giveFeedback = call('PUT', '/companies/:companyId/forms/:formId/applications/feedback', {
  summary: 'Say why applications were rejected, for candidates to read with the result; this can’t be undone',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      reason: FeedbackReason.nullable().default(null),
      text: paragraphs(1000).default('').describe('Words of one’s own'),
    }),
  ).meta({ examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], reason: 'quotaFilled' }] }),
  output: ActAnswer,
  problems: actProblems,
  bytes: largeBody,
  may: write('Applications'),
})
