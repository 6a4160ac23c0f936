import { jobs } from '#contract/jobs.ts'
import { sweepRequestKeys } from '#domain/ground/request-keys/sweep-request-keys.ts'
import { run } from './run.ts'

export const requestKeyRuns = [run(jobs.sweepRequestKeys, sweepRequestKeys)]
