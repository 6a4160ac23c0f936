import { jobs } from '#contract/jobs.ts'
import { remindOfDataRequests } from '#domain/privacy/data-requests/remind-of-requests.ts'
import { sweepDataRequests } from '#domain/privacy/data-requests/sweep-requests.ts'
import { run } from './run.ts'

export const dataRequestRuns = [
  run(jobs.remindOfDataRequests, remindOfDataRequests),
  run(jobs.sweepDataRequests, sweepDataRequests),
]
