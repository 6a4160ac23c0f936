import { z } from 'zod'
import { call } from '../call.ts'
import { Moment } from '../fields/patterns.ts'
import { Reason } from '../fields/reason.ts'
import { operator } from '../may.ts'
import { pageOf, paging } from '../paging.ts'

// Jobs that failed after all retries: undeliverable messages, and others.

/** The queue's own ids, which are not ordered by time like ours. */
const JobId = z.uuid('fields.id').toLowerCase()

const FailedJob = z
  .object({
    id: JobId,
    name: z.string().describe('Of the job, such as messages.send'),
    queuedAt: Moment,
    failedAt: Moment,
    tries: z.number().int(),
    why: z.string().nullable().describe('The error of the last attempt, without addresses and numbers'),
    message: z
      .object({ channel: z.enum(['email', 'sms']), to: z.string().describe('Masked') })
      .nullable()
      .describe('For an e-mail or SMS: its recipient. Its content is not shown'),
  })
  .meta({ id: 'FailedJob' })

export const listFailedJobs = call('GET', '/operations/failed-jobs', {
  summary: 'Jobs, e-mails and SMS that failed after all attempts, newest first',
  query: z.object({ kind: z.enum(['messages', 'others']).optional(), ...paging }),
  output: pageOf(FailedJob),
  may: operator,
})

const one = {
  params: z.object({ jobId: JobId }),
  body: z.object({ reason: Reason }).meta({ examples: [{ reason: 'Posta sunucusu düzeldi.' }] }),
  output: z.null(),
  status: 204,
  problems: ['jobs.notFound'],
  may: operator,
} as const

export const retryJob = call('POST', '/operations/failed-jobs/:jobId/retry', {
  summary: 'Retry a failed job, with as many attempts as a new one',
  ...one,
})

export const discardJob = call('POST', '/operations/failed-jobs/:jobId/discard', {
  summary: 'Discard a failed job; a message is then never sent',
  ...one,
})
