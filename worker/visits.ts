import { jobs } from '#contract/jobs.ts'
import { sweepVisits } from '#domain/ground/visits/sweep-visits.ts'
import { run } from './run.ts'

export const visitRuns = [run(jobs.sweepVisits, sweepVisits, ({ visitsDays }) => ({ days: visitsDays }))]
