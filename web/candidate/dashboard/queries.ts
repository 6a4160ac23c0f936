import { listMatches, readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import { optionalQuery, query } from '../../queries/answers.ts'

export const dashboardOf = (candidateId: string) => query(readCandidateDashboard, { candidateId })
/** Of the dashboard a few; all others are a press away. */
export const matchesOf = (candidateId: string) => optionalQuery(listMatches, { candidateId, limit: 5 })
