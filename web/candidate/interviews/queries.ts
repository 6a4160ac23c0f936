import { listInterviews } from '#contract/interviews.ts'
import { query } from '../../queries/answers.ts'

/** All of them, or those of one application. */
export const interviewsOf = (candidateId: string, applicationId?: string) =>
  query(listInterviews, { candidateId, ...(applicationId === undefined ? {} : { applicationId }) })
