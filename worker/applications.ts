import { jobs } from '#contract/jobs.ts'
import { remindUnfinished } from '#domain/applications/remind-unfinished.ts'
import { run } from './run.ts'

export const applicationRuns = [run(jobs.remindUnfinished, remindUnfinished)]
