import { z } from 'zod'
import { call, many } from '../call.ts'
import { InterviewStatus } from '../fields/application-status.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { candidateParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'

/** A time for candidates who may choose it; the link to the video call is shown only after choosing it. */
export const OfferedSlot = z.object({
  id: Id,
  startsAt: Moment,
  minutes: z.number().int(),
  timeZone: z.string().describe('In which it was planned'),
  place: z.string().nullable(),
  isOnline: z.boolean(),
  isFree: z.boolean(),
})
export type OfferedSlot = z.infer<typeof OfferedSlot>

const ChosenSlot = OfferedSlot.extend({ videoUrl: z.string().nullable() })

export const Interview = z
  .object({
    id: Id,
    applicationId: Id,
    title: z.string(),
    companyName: z.string(),
    status: InterviewStatus,
    message: z.string(),
    wish: z.string().nullable(),
    answerBy: Moment.nullable(),
    slots: z.array(OfferedSlot).describe('To choose from, earliest first'),
    chosen: ChosenSlot.nullable(),
    changesUntil: Moment.nullable().describe('Until when a chosen time can be changed or declined'),
    calendar: SignedLink.nullable().describe('The accepted one as .ics'),
    can: z.object({
      answer: z.boolean(),
      join: z.boolean().describe('The video call: from a quarter of an hour before it begins until it ends'),
      write: z.boolean().describe('To the organization, about the application'),
    }),
  })
  .meta({ id: 'Interview' })
export type Interview = z.infer<typeof Interview>

export const listInterviews = call('GET', '/candidates/:candidateId/applications/interviews', {
  summary: 'The candidate’s interview invitations: unanswered first, then by time',
  params: candidateParams,
  query: z.object({ status: many(InterviewStatus).optional(), applicationId: Id.optional() }),
  whole: true,
  output: z.object({ items: z.array(Interview) }),
  may: candidate,
})

export const answerInterview = call('PATCH', '/candidates/:candidateId/applications/interviews/:invitationId', {
  summary: 'Accept an interview at one of its times, decline it, or ask for another time',
  params: z.object({ candidateId: Id, invitationId: Id }),
  body: z.object({
    answer: z.enum(['accept', 'decline', 'reschedule']),
    slotId: Id.optional().describe('With accept'),
    wish: z.string().trim().max(1000).default(''),
  }),
  output: Interview,
  problems: ['interviews.notFound', 'interviews.over', 'interviews.slotTaken', 'interviews.slotNeeded'],
  may: candidate,
})
