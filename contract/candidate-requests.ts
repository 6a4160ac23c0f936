import { z } from 'zod'
import { BankInfoStatus, InterviewStatus } from './application-status.ts'
import { call, many } from './call.ts'
import { candidate } from './may.ts'
import { oneLine } from './one-line.ts'
import { Iban, Id } from './patterns.ts'
import { SignedLink } from './sent-file.ts'

// What an organization asks of somebody who applied: to come to an interview, to say where to pay to.

const params = z.object({ candidateId: Id })
const moment = z.iso.datetime()

const Slot = z.object({
  id: Id,
  startsAt: moment,
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
    answerBy: moment.nullable(),
    slots: z.array(Slot).describe('To choose from, the earliest first'),
    chosen: Slot.nullable(),
    calendar: SignedLink.nullable().describe('The accepted one as .ics'),
    can: z.object({ answer: z.boolean() }),
  })
  .meta({ id: 'Interview' })
export type Interview = z.infer<typeof Interview>

export const listInterviews = call('GET', '/candidates/:candidateId/applications/interviews', {
  summary: 'Interviews that the candidate is invited to: those to answer first, then by time',
  params,
  query: z.object({ status: many(InterviewStatus).optional(), applicationId: Id.optional() }),
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

const BankInfo = z.object({
  id: Id,
  status: BankInfoStatus,
  note: z.string(),
  dueAt: moment.nullable(),
  requestedAt: moment,
  givenAt: moment.nullable(),
  given: z.object({ masked: z.string(), owner: z.string(), bankName: z.string().nullable() }).nullable(),
})

const ofApplication = z.object({ candidateId: Id, id: Id })

export const readBankInfo = call('GET', '/candidates/:candidateId/applications/:id/bank-info', {
  summary: 'Where the organization asks to pay to, and what was given; beside it what the profile says',
  params: ofApplication,
  output: z.object({
    items: z.array(BankInfo),
    profile: z.object({ masked: z.string(), owner: z.string(), bankName: z.string().nullable() }).nullable(),
  }),
  problems: ['applications.notFound'],
  may: candidate,
})

export const giveBankInfo = call('PUT', '/candidates/:candidateId/applications/:id/bank-info/:bankInfoId', {
  summary: 'Confirm the bank account of the profile, or give another one',
  params: z.object({ candidateId: Id, id: Id, bankInfoId: Id }),
  body: z.object({
    bank: z
      .object({ iban: Iban, owner: oneLine(150).min(2) })
      .optional()
      .describe('Left out: the one of the profile'),
    keep: z.boolean().default(false).describe('Also keep it in the profile'),
  }),
  output: BankInfo,
  problems: ['applications.notFound', 'bankInfo.notFound', 'bankInfo.over', 'bankInfo.noneInProfile'],
  may: candidate,
})
