import { z } from 'zod'
import { AccountKind } from './accounts/accounts.ts'
import { call } from './call.ts'
import { Id, Moment } from './fields/patterns.ts'
import { anyone } from './may.ts'
import { SentFile } from './sent-file.ts'

/** MODE=local only; the call does not exist in production. */
export const listOutbox = call('GET', '/dev/outbox', {
  summary: 'List the latest e-mails and SMS, newest first',
  query: z.object({
    to: z
      .string()
      .max(254)
      .optional()
      .describe('Only messages to this address or number')
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

const Example = z.object({
  name: z.string().max(60).describe('The template, or the event of a notification'),
  kind: AccountKind,
  language: z.enum(['tr', 'en']),
})

export const listExampleEmails = call('GET', '/dev/mails', {
  summary: 'List every e-mail that the product sends, with example values',
  whole: true,
  output: z.object({
    items: z.array(Example.extend({ subject: z.string(), text: z.string() })),
  }),
  may: anyone,
})

export const showExampleEmail = call('GET', '/dev/mails/:name', {
  summary: 'One of these e-mails as mail programs show it',
  params: Example.pick({ name: true }),
  query: Example.omit({ name: true }),
  output: SentFile,
  problems: ['request.unknownPath'],
  may: anyone,
})
