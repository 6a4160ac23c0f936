import { jobs } from '#contract/jobs.ts'
import { remindUnfinished } from '#domain/applying/applying/remind-unfinished.ts'
import { rollUpCounts } from '#domain/forms/application-counts/roll-up-counts.ts'
import { run } from './run.ts'

export const applicationRuns = [run(jobs.remindUnfinished, remindUnfinished), run(jobs.rollUpCounts, rollUpCounts)]
