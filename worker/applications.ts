import { jobs } from '#contract/jobs.ts'
import { remindUnfinished } from '#domain/applying/remind-unfinished.ts'
import { run } from './run.ts'

export const applicationRuns = [run(jobs.remindUnfinished, remindUnfinished)]
