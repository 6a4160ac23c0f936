import { jobs } from '#contract/jobs.ts'
import { makeDataCopy } from '#domain/privacy/data-copies/making/make-data-copy.ts'
import { resumeDataCopies } from '#domain/privacy/data-copies/making/resume-data-copies.ts'
import { sweepDataCopies } from '#domain/privacy/data-copies/sweep-data-copies.ts'
import { run } from './run.ts'

export const dataCopyRuns = [
  run(jobs.makeDataCopy, makeDataCopy),
  run(jobs.resumeDataCopies, resumeDataCopies),
  run(jobs.sweepDataCopies, sweepDataCopies),
]
