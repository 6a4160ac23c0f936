import { listMatches, readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import { query } from '#web/answers.ts'

export const dashboardOf = (candidateId: string) => query(readCandidateDashboard, { candidateId })
export const matchesOf = (candidateId: string) => query(listMatches, { candidateId, limit: 5 })
