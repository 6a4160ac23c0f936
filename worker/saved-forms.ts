import { jobs } from '#contract/jobs.ts'
import { remindOfDeadlines } from '#domain/applying/saved-forms/remind-of-deadlines.ts'
import { run } from './run.ts'

export const savedFormRuns = [run(jobs.remindOfDeadlines, remindOfDeadlines)]
