import { jobs } from '#contract/jobs.ts'
import { foldCounts } from '#domain/application-counts/fold-counts.ts'
import { remindUnfinished } from '#domain/applying/remind-unfinished.ts'
import { run } from './run.ts'

export const applicationRuns = [run(jobs.remindUnfinished, remindUnfinished), run(jobs.foldCounts, foldCounts)]
