import { readInterviewLink } from '#contract/interviews/interview-link.ts'
import { query } from '../../queries/answers.ts'

/** The invitation behind a link's token; a link without one, or with what cannot be one, leads nowhere. */
export const linkOf = (token: string | null) =>
  query(readInterviewLink, { token: token !== null && /^[\w.-]{1,200}$/.test(token) ? token : '-' })
