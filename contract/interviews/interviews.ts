import { z } from 'zod'
import { InterviewStatus } from '../applications/application-status.ts'
import { call, many } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate } from '../may.ts'
import { candidateParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'

const Slot = z.object({
  id: Id,
  startsAt: Moment,
  minutes: z.number().int(),
  place: z.string().nullable(),
  videoUrl: z.string().nullable(),
  isFree: z.boolean(),
})

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
    slots: z.array(Slot).describe('To choose from, the earliest first'),
    chosen: Slot.nullable(),
    calendar: SignedLink.nullable().describe('The accepted one as .ics'),
    can: z.object({ answer: z.boolean() }),
  })
  .meta({ id: 'Interview' })
export type Interview = z.infer<typeof Interview>

export const listInterviews = call('GET', '/candidates/:candidateId/applications/interviews', {
  summary: 'Interviews that the candidate is invited to: those to answer first, then by time',
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
