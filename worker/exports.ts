import { jobs } from '#contract/jobs.ts'
import { makeNext } from '#domain/desk/exports/making/make-next.ts'
import { resumeExports } from '#domain/desk/exports/making/resume-exports.ts'
import { sweepExports } from '#domain/desk/exports/sweep-exports.ts'
import { run } from './run.ts'

export const exportRuns = [
  run(jobs.makeExport, makeNext),
  run(jobs.resumeExports, resumeExports),
  run(jobs.sweepExports, sweepExports),
]
