import { z } from 'zod'
import { call } from '../call.ts'
import { Moment } from '../fields/patterns.ts'
import { legalNames } from '../legal-texts.ts'
import { operator } from '../may.ts'

const count = z.number().int()
const bytes = z.number().describe('In bytes')

export const readStatus = call('GET', '/operations/status', {
  summary: 'How the platform is doing: requests, queue, mail, exports, disk, and which versions it runs with',
  output: z.object({
    at: Moment,
    waiting: z.object({
      orders: count.describe('Orders not paid, or not fully paid'),
      messages: count.describe('Unanswered messages from the contact page'),
      dataRequests: count.describe('Unanswered KVKK requests to the platform’s operator'),
      failedJobs: count,
    }),
    requests: z
      .object({
        minutes: count.describe('How many minutes the numbers cover'),
        answered: count,
        failed: count.describe('Answered with a server error'),
        averageMs: z.number().nullable(),
        since: Moment.describe('When this process started'),
      })
      .describe('Of the process that answers'),
    queue: z.object({ waiting: count, oldestSeconds: z.number(), failed: count }),
    mail: z.object({ waiting: count, oldestSeconds: z.number() }),
    exports: z.object({ waiting: count, making: count, oldestSeconds: z.number() }),
    ledger: z.object({ at: Moment, differences: count }).nullable().describe('The last nightly comparison'),
    disk: z.object({ free: bytes, total: bytes, database: bytes }),
    versions: z.object({
      product: z.string(),
      node: z.string(),
      database: z.string(),
      migration: z.string(),
      reference: z.array(z.object({ name: z.string(), version: z.string(), loadedAt: Moment })),
      legal: z.array(z.object({ name: z.enum(legalNames), version: z.iso.date() })),
    }),
  }),
  may: operator,
})
