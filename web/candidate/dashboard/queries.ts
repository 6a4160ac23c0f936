import { listMatches, readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import { optionalQuery, query } from '../../queries/answers.ts'

export const dashboardOf = (candidateId: string) => query(readCandidateDashboard, { candidateId })
/** A few matches; the dashboard links to all. */
export const matchesOf = (candidateId: string) => optionalQuery(listMatches, { candidateId, limit: 5 })
