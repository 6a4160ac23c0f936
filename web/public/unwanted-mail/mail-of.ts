import { readUnwantedMail } from '#contract/outreach/unwanted-mail.ts'
import { query } from '../../queries/answers.ts'

/** The query for the e-mail of a link's token; a missing or malformed token answers 404. */
export const mailOf = (token: string | null) =>
  query(readUnwantedMail, { token: token !== null && /^[\w-]{1,200}$/.test(token) ? token : '-' })

/** The address carries a token: no caching, no referrer. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
