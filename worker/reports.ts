import { jobs } from '#contract/jobs.ts'
import { foldViews } from '#domain/reports/fold-views.ts'
import { run } from './run.ts'

export const reportRuns = [run(jobs.foldViews, foldViews)]
