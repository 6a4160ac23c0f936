import { jobs } from '#contract/jobs.ts'
import { makeNext } from '#domain/exports/making/make-next.ts'
import { resumeExports } from '#domain/exports/making/resume-exports.ts'
import { sweepExports } from '#domain/exports/sweep-exports.ts'
import { run } from './run.ts'

export const exportRuns = [
  run(jobs.makeExport, makeNext),
  run(jobs.resumeExports, resumeExports),
  run(jobs.sweepExports, sweepExports),
]
