import { z } from 'zod'
import { call } from './call.ts'
import { Id, Moment } from './fields/patterns.ts'
import { anyone } from './may.ts'

/** MODE=local only; production has no such call. */
export const listOutbox = call('GET', '/dev/outbox', {
  summary: 'List the latest e-mails and SMS, newest first',
  query: z.object({
    to: z
      .string()
      .max(254)
      .optional()
      .describe('Only those to this address or number')
      .meta({ examples: ['aday@kopru.test'] }),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: Id,
        to: z.string(),
        channel: z.enum(['email', 'sms']),
        subject: z.string().nullable(),
        text: z.string(),
        code: z.string().nullable(),
        link: z.string().nullable(),
        file: z.string().nullable().describe('The name of what it encloses'),
        at: Moment,
      }),
    ),
  }),
  may: anyone,
})
