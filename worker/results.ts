import { jobs } from '#contract/jobs.ts'
import { publishDue } from '#domain/results/publish-due.ts'
import { run } from './run.ts'

export const resultRuns = [run(jobs.publishDue, publishDue)]
