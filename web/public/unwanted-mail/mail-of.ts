import { readUnwantedMail } from '#contract/outreach/unwanted-mail.ts'
import { query } from '../../queries/answers.ts'

/** The e-mail behind a link's token; a link without one, or with what cannot be one, leads nowhere. */
export const mailOf = (token: string | null) =>
  query(readUnwantedMail, { token: token !== null && /^[\w-]{1,200}$/.test(token) ? token : '-' })

/** The address carries a token: no caching, no referrer. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
