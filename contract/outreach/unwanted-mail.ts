import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Moment } from '../fields/patterns.ts'
import { anyone } from '../may.ts'
import { outreachWays, refusedFrom } from './outreach-facts.ts'

// The links "I don't want this" and "Report" in e-mails that an organization caused to an address it has no relation
// with. They work without an account; reading has no side effect, because mail scanners open links.

const token = z.string().min(1).max(200).describe('From the link')

/** How the organization wrote to the address. */
export const OutreachWay = z.enum(outreachWays)

const UnwantedMail = z
  .object({
    companyName: z.string(),
    way: OutreachWay,
    subject: z.string(),
    sentAt: Moment,
    refused: z.enum(refusedFrom).describe('Whose e-mails are refused by now'),
    isReported: z.boolean(),
  })
  .meta({ id: 'UnwantedMail' })
export type UnwantedMail = z.infer<typeof UnwantedMail>

export const readUnwantedMail = call('POST', '/unwanted-mail', {
  summary: 'The e-mail behind a link to refuse or report it. Reading it changes nothing',
  body: z.object({ token }),
  output: z.object({ mail: UnwantedMail.nullable().describe('Null if the link is not ours, or too old') }),
  reads: true,
  problems: ['accounts.tooManyTries'],
  may: anyone,
})

export const refuseMail = call('POST', '/unwanted-mail/refusal', {
  summary:
    'Refuse such e-mails from the organization, or from all. What it asked of the address is withdrawn; `nobody` allows them again',
  body: z.object({ token, from: z.enum(refusedFrom) }).meta({ examples: [{ token: 'abc', from: 'organization' }] }),
  output: z.null(),
  status: 204,
  problems: ['accounts.wrongLink', 'accounts.tooManyTries'],
  may: anyone,
})

export const reportMail = call('POST', '/unwanted-mail/report', {
  summary: 'Report such an e-mail to the platform’s operator; further ones from the organization are refused too',
  body: z
    .object({ token, text: paragraphs(1000).default('').describe('What is wrong with it') })
    .meta({ examples: [{ token: 'abc', text: 'Bu kurumu tanımıyorum.' }] }),
  output: z.null(),
  status: 204,
  problems: ['accounts.wrongLink', 'accounts.tooManyTries'],
  may: anyone,
})
