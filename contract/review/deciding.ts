import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, versionField, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { ApplicationAction } from '../fields/application-status.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { formParams } from '../params.ts'
import { feedbackField } from '../results/feedback.ts'

// Decisions on applications, on one or on all that match.

const anId = '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'

const onApplications = {
  params: formParams,
  output: ActAnswer,
  bytes: largeBody,
  versioned: true,
  may: write('Applications'),
} as const

/** The statuses that an organization sets; the others are set by the candidate's actions. */
export const GivenStatus = z.enum(['Submitted', 'InReview', 'Shortlisted', 'Approved', 'Reserve', 'Rejected'])
export type GivenStatus = z.infer<typeof GivenStatus>

export const changeStatus = call('PUT', '/companies/:companyId/forms/:formId/applications/status', {
  ...onApplications,
  summary: 'Set the status of applications; a decision stays invisible to candidates until its result is published',
  body: withOneTarget(
    z.object({
      ...targetFields,
      ...versionField,
      status: GivenStatus,
      reason: paragraphs(1000)
        .min(1, 'fields.required')
        .optional()
        .describe('Corrects published decisions too, which are refused without it; the candidate reads it'),
      ...feedbackField,
    }),
  ).meta({ examples: [{ applicationIds: [anId], status: 'Shortlisted' }] }),
  problems: [...actProblems, 'applications.changedSince'],
})

export const changeStep = call('PUT', '/companies/:companyId/forms/:formId/applications/step', {
  ...onApplications,
  summary: 'Move applications to a step of the form’s review, or out of all steps',
  body: withOneTarget(z.object({ ...targetFields, ...versionField, stepId: Id.nullable() })).meta({
    examples: [{ applicationIds: [anId], stepId: anId }],
  }),
  problems: [...actProblems, 'forms.unknownStep', 'applications.changedSince'],
})

export const changeAction = call('PUT', '/companies/:companyId/forms/:formId/applications/action', {
  ...onApplications,
  summary: 'Set by hand what is expected from candidates; it holds until a request is sent or answered',
  body: withOneTarget(z.object({ ...targetFields, ...versionField, action: ApplicationAction })).meta({
    examples: [{ applicationIds: [anId], action: 'None' }],
  }),
  problems: [...actProblems, 'applications.changedSince'],
})
