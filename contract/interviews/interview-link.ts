import { z } from 'zod'
import { call } from '../call.ts'
import { InterviewStatus } from '../fields/application-status.ts'
import { Moment } from '../fields/patterns.ts'
import { anyone } from '../may.ts'
import { SentFile } from '../sent-file.ts'
import { answerInterview, OfferedSlot } from './interviews.ts'

// The page of the link in an invitation e-mail. Its holder can answer the invitation without signing in, and sees only
// the inviter, the subject and the times.

const token = z.string().min(1).max(200).describe('From the link')

const LinkedInterview = z
  .object({
    title: z.string(),
    companyName: z.string(),
    status: InterviewStatus,
    answerBy: Moment.nullable(),
    slots: z.array(OfferedSlot).describe('To choose from, earliest first'),
    chosen: OfferedSlot.nullable(),
    changesUntil: Moment.nullable().describe('Until when a chosen time can be changed or declined'),
    can: z.object({ answer: z.boolean() }),
  })
  .meta({ id: 'LinkedInterview' })
export type LinkedInterview = z.infer<typeof LinkedInterview>

export const readInterviewLink = call('POST', '/interviews/invitation', {
  summary: 'The interview invitation behind a link from an e-mail. Reading it changes nothing',
  body: z.object({ token }),
  output: z.object({
    state: z
      .enum(['open', 'over', 'unknown'])
      .describe('The link works until the last of the times offered is over, or the chosen one'),
    interview: LinkedInterview.nullable().describe('While the link works'),
  }),
  reads: true,
  problems: ['accounts.tooManyTries'],
  may: anyone,
})

const { answer, slotId, wish } = answerInterview.body.shape

export const answerInterviewLink = call('POST', '/interviews/answer', {
  summary:
    'Accept an interview at one of its times, decline it, or ask for another time, with the link from the e-mail',
  body: z.object({ token, answer, slotId, wish }),
  output: LinkedInterview,
  problems: [
    'accounts.wrongLink',
    'accounts.tooManyTries',
    'interviews.over',
    'interviews.slotTaken',
    'interviews.slotNeeded',
  ],
  may: anyone,
})

export const openLinkedCalendar = call('GET', '/interviews/calendar', {
  summary: 'The accepted interview as a calendar file, with the link from the e-mail',
  query: z.object({ token }),
  output: SentFile,
  problems: ['accounts.wrongLink', 'accounts.tooManyTries', 'files.notFound'],
  may: anyone,
})
