import { readInterviewLink } from '#contract/interviews/interview-link.ts'
import { query } from '../../queries/answers.ts'

/** The query for the invitation of a link's token; a missing or malformed token answers 404. */
export const linkOf = (token: string | null) =>
  query(readInterviewLink, { token: token !== null && /^[\w.-]{1,200}$/.test(token) ? token : '-' })
