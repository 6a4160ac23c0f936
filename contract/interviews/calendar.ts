import { z } from 'zod'
import { call, wholeNumber } from '../call.ts'
import { WebAddress } from '../companies/social-links.ts'
import { InterviewStatus } from '../fields/application-status.ts'
import { Day, Id, Moment } from '../fields/patterns.ts'
import { TimeZone } from '../fields/time-zone.ts'
import { read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { companyParams } from '../params.ts'
import { Availability } from './availabilities.ts'

// The interviews of an organization across all forms: its calendar, pending candidates, and interviewers.

const CalendarTime = Availability.extend({
  formId: Id,
  title: z.string().describe('Of the form'),
  people: z
    .array(
      z.object({
        invitationId: Id,
        applicationId: Id,
        name: z.string().nullable(),
        status: InterviewStatus,
        results: z.number().int().describe('How many interviewers have written an evaluation'),
        isMineWritten: z.boolean(),
        contact: z
          .object({ phone: z.string().nullable(), school: z.string().nullable() })
          .optional()
          .describe('With `with=contacts`: as submitted'),
      }),
    )
    .describe('Who has chosen it'),
}).meta({ id: 'CalendarTime' })

const longest = 367 * 86_400_000

export const listCalendar = call('GET', '/companies/:companyId/interviews', {
  summary: 'Interview slots of all forms with their candidates, earliest first, and how full each day is',
  params: companyParams,
  query: z
    .object({
      from: Moment.describe('Those that end later').meta({ examples: ['2027-03-01T00:00:00.000Z'] }),
      to: Moment.describe('Those that begin earlier').meta({ examples: ['2027-04-01T00:00:00.000Z'] }),
      timeZone: TimeZone.default('Europe/Istanbul').describe('The time zone days are counted in'),
      formId: Id.optional(),
      interviewerId: Id.optional(),
      with: z
        .enum(['contacts'])
        .optional()
        .describe('The candidates’ phone numbers and schools, for a printed day schedule'),
      ...paging,
      pageSize: wholeNumber(1, 500).default(50),
    })
    .check(({ value, issues }) => {
      const length = Date.parse(value.to) - Date.parse(value.from)
      if (length <= 0 || length > longest)
        issues.push({
          code: 'custom',
          path: ['to'],
          message: length <= 0 ? 'fields.endsBeforeStart' : 'fields.atMostAYear',
          input: value,
        })
    }),
  output: pageOf(CalendarTime).extend({
    days: z.array(z.object({ day: Day, times: z.number().int(), seats: z.number().int(), taken: z.number().int() })),
    can: z.object({ change: z.boolean() }),
  }),
  may: read('Applications'),
})

const OpenInterview = z
  .object({
    id: Id,
    formId: Id,
    title: z.string(),
    applicationId: Id,
    name: z.string().nullable(),
    status: InterviewStatus,
    wish: z.string().nullable(),
    invitedAt: Moment,
    answerBy: Moment.nullable(),
    freeTimes: z.number().int().describe('Offered times that can still be chosen'),
  })
  .meta({ id: 'OpenInterview' })

export const listOpenInterviews = call('GET', '/companies/:companyId/interviews/open', {
  summary:
    'Open invitations of all forms: waiting for the organization where the candidate wants another time, or for a reply',
  params: companyParams,
  query: z.object({
    status: z.enum(['RescheduleRequested', 'Pending', 'Lapsed', 'Declined']).default('RescheduleRequested'),
    formId: Id.optional(),
    ...paging,
  }),
  output: pageOf(OpenInterview).extend({ can: z.object({ change: z.boolean() }) }),
  may: read('Applications'),
})

const Interviewer = z
  .object({
    id: Id,
    name: z.string(),
    isMe: z.boolean(),
    videoRoom: z.string().nullable(),
    canAssess: z.boolean().describe('May write evaluations, which interviewers need'),
  })
  .meta({ id: 'Interviewer' })

export const listInterviewers = call('GET', '/companies/:companyId/interviewers', {
  summary: 'Possible interviewers: the accounts of the organization, with their video rooms',
  params: companyParams,
  whole: true,
  output: z.object({
    items: z.array(Interviewer),
    makesRooms: z.boolean().describe('Whether a separate room can be created for each slot'),
  }),
  may: read('Applications'),
})

export const saveVideoRoom = call('PUT', '/companies/:companyId/interviewers/:accountId', {
  summary: 'Save the address of an interviewer’s video room',
  params: companyParams.extend({ accountId: Id }),
  body: z.object({ videoRoom: WebAddress.nullable() }),
  output: Interviewer,
  problems: ['interviews.unknownInterviewer'],
  may: write('Applications'),
})
