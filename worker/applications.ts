import { jobs } from '#contract/jobs.ts'
import { remindUnfinished } from '#domain/applying/applying/remind-unfinished.ts'
import { foldCounts } from '#domain/forms/application-counts/fold-counts.ts'
import { run } from './run.ts'

export const applicationRuns = [run(jobs.remindUnfinished, remindUnfinished), run(jobs.foldCounts, foldCounts)]
