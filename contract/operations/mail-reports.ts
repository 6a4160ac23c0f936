import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { operator } from '../may.ts'
import { OutreachWay } from '../outreach/unwanted-mail.ts'
import { pageOf, paging } from '../paging.ts'

const MailReport = z
  .object({
    id: Id,
    company: z.object({ id: Id, name: z.string(), verified: z.boolean() }),
    way: OutreachWay,
    subject: z.string(),
    sentAt: Moment,
    words: z.string().describe('What the recipient wrote; often empty'),
    reportedAt: Moment,
  })
  .meta({ id: 'MailReport' })

export const listMailReports = call('GET', '/operations/mail-reports', {
  summary: 'E-mails of organizations that recipients reported, latest first; who reported them is not kept',
  query: z.object({ ...paging }),
  output: pageOf(MailReport),
  may: operator,
})
