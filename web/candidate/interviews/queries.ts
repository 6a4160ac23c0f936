import { listInterviews } from '#contract/interviews/interviews.ts'
import { query } from '../../queries/answers.ts'

/** The interviews of a candidate, or of one application. */
export const interviewsOf = (candidateId: string, applicationId?: string) =>
  query(listInterviews, { candidateId, ...(applicationId === undefined ? {} : { applicationId }) })
