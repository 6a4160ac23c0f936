import { z } from 'zod'
import { ActAnswer, actProblems, heldFields, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { InterviewStatus } from '../fields/application-status.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { open, write } from '../may.ts'
import { applicationParams, formParams } from '../params.ts'
import { Availability } from './availabilities.ts'
import { InterviewResult } from './results.ts'

// Interview invitations, for the organization.

/** The most fixed times of one request: each may differ, and an officer has checked who gets which. */
export const mostPlaces = 500

const Place = z.object({ applicationId: Id, availabilityId: Id })

export const inviteToInterviews = call('POST', '/companies/:companyId/forms/:formId/interviews', {
  summary: 'Invite applicants to an interview at one of several times; first come, first served',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      availabilityIds: z
        .array(Id)
        .min(1, 'fields.required')
        .max(500)
        .describe('The slots they choose from; a single one is a fixed time'),
      message: paragraphs(2000).default(''),
      answerBy: Moment.nullable().default(null).describe('The deadline to choose'),
      changeHours: z
        .number()
        .int()
        .min(0)
        .max(720)
        .nullable()
        .default(null)
        .describe('Until how many hours before it they may change or decline a chosen time; null: until it begins'),
      places: z
        .array(Place)
        .min(1, 'fields.required')
        .max(mostPlaces)
        .optional()
        .describe(
          'Fixed times: which of `availabilityIds` each is invited to. A seat is kept until they reply; others in the target are skipped as `noSeat`',
        ),
      names: z
        .boolean()
        .default(false)
        .describe('With `dryRun`: return who would be invited in `people`; needs permission to read the list'),
    }),
  )
    .check(({ value, issues }) => {
      const { places = [], availabilityIds, names, dryRun } = value
      const refuse = (path: string, message: string) =>
        issues.push({ code: 'custom', path: [path], message, input: value })
      if (new Set(places.map(({ applicationId }) => applicationId)).size < places.length)
        refuse('places', 'fields.onceEach')
      if (places.some(({ availabilityId }) => !availabilityIds.includes(availabilityId)))
        refuse('places', 'fields.notOffered')
      if (names && !dryRun) refuse('names', 'fields.onlyWithDryRun')
    })
    .meta({
      examples: [
        {
          applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
          availabilityIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12'],
        },
      ],
    }),
  output: ActAnswer.extend({
    freeSeats: z.number().int().describe('Seats at these times that no one has chosen yet'),
    decided: z.number().int().describe('Of those invited: already approved or rejected'),
    waiting: z.number().int().describe('Others who may choose one of these times and have not answered'),
    people: z
      .array(z.object({ applicationId: Id, name: z.string() }))
      .optional()
      .describe(`With \`names\`: who would be invited, by the moment of their application; ${mostPlaces} at most`),
    ...heldFields,
  }),
  problems: [...actProblems, 'interviews.timeNotFound', 'interviews.answerByTooLate'],
  bytes: largeBody,
  may: write('Applications'),
})

const CompanyInterview = z
  .object({
    id: Id,
    status: InterviewStatus,
    message: z.string(),
    wish: z.string().nullable().describe('What the candidate wrote when asking for another time or declining'),
    answerBy: Moment.nullable(),
    changeHours: z.number().int().nullable(),
    invitedAt: Moment,
    invitedBy: z.string().nullable(),
    answeredAt: Moment.nullable(),
    offered: z.array(Availability).describe('The times that may be chosen, earliest first'),
    chosen: Availability.nullable(),
    results: z.array(InterviewResult),
    can: z.object({
      reply: z.boolean().describe('To a request for another time'),
      cancel: z.boolean(),
      close: z.boolean().describe('Record whether the candidate attended, and write an evaluation'),
    }),
  })
  .meta({ id: 'CompanyInterview' })

export const listInterviewsOfApplication = call(
  'GET',
  '/companies/:companyId/forms/:formId/interviews/applications/:appId',
  {
    summary: 'The interviews an applicant was invited to, newest first',
    params: applicationParams,
    whole: true,
    output: z.object({ items: z.array(CompanyInterview), can: z.object({ invite: z.boolean() }) }),
    problems: ['applications.notFound'],
    may: open('Applications'),
  },
)
