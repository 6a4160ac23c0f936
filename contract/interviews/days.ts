import { z } from 'zod'
import { call } from '../call.ts'
import { InterviewStatus } from '../fields/application-status.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { companyParams } from '../params.ts'
import { availabilityFields } from './availabilities.ts'

// Changing all interviews of a day at once: the office is closed, the jury is ill, the room has changed.

/** The most people that a dry run lists. */
export const mostTouched = 100

/** The longest move: a year, in minutes. */
const longestMove = 366 * 1440
const longestDay = 2 * 86_400_000

export const InterviewDayChange = z.object({
  startsFrom: Moment,
  startsBefore: Moment,
  formId: Id.optional().describe('Only slots of this form'),
  change: z.enum(['move', 'cancel']),
  minutes: z
    .number()
    .int()
    .min(-longestMove)
    .max(longestMove)
    .default(0)
    .describe('With `move`: how many minutes later they begin; earlier if negative'),
  place: availabilityFields.place.optional().describe('With `move`: the new place'),
  message: paragraphs(1000).default('').describe('The reason, which candidates read'),
})
export type InterviewDayChange = z.infer<typeof InterviewDayChange>

export const changeInterviewDay = call('POST', '/companies/:companyId/interviews/days', {
  summary:
    'Move or cancel all interviews of a day that have not begun. It happens half a minute later and can be undone until then',
  params: companyParams,
  body: InterviewDayChange.extend({ dryRun })
    .check(({ value, issues }) => {
      const refuse = (path: string, message: string) =>
        issues.push({ code: 'custom', path: [path], message, input: value })
      const length = Date.parse(value.startsBefore) - Date.parse(value.startsFrom)
      if (length <= 0 || length > longestDay) refuse('startsBefore', 'fields.endsBeforeStart')
      if (value.change === 'move' && value.minutes === 0 && value.place === undefined)
        refuse('minutes', 'fields.required')
    })
    .meta({
      examples: [
        {
          startsFrom: '2027-03-01T00:00:00.000Z',
          startsBefore: '2027-03-02T00:00:00.000Z',
          change: 'move',
          minutes: 1440,
          message: 'Binamız o gün kapalı.',
        },
      ],
    }),
  output: z.object({
    actId: Id.nullable().describe('Null for a dry run, and if no interview is planned'),
    releaseAt: Moment.nullable().describe('When it takes effect; until then it can be undone'),
    times: z.number().int(),
    accepted: z.number().int().describe('Candidates who have accepted one of them'),
    waiting: z.number().int().describe('Candidates who have not replied to a fixed time'),
    people: z
      .array(z.object({ name: z.string().nullable(), startsAt: Moment, status: InterviewStatus }))
      .describe(`The first ${mostTouched} of them, for members who read the list`),
  }),
  problems: ['interviews.timeInPast', 'interviews.interviewerBusy', 'interviews.dayHeld'],
  may: write('Applications'),
})

export const callBackInterviewDay = call('POST', '/companies/:companyId/interviews/days/:actId/call-back', {
  summary: 'Undo a change of an interview day within its half minute; no one is notified',
  params: companyParams.extend({ actId: Id }),
  output: z.object({}),
  problems: ['acts.notFound', 'acts.notUndoable'],
  may: write('Applications'),
})
