import { jobs } from '#contract/jobs.ts'
import { lapseAwards } from '#domain/award/results/awards/lapse-awards.ts'
import { remindOfAwards } from '#domain/award/results/awards/remind-of-awards.ts'
import { publishDue } from '#domain/award/results/publish-due.ts'
import { run } from './run.ts'

export const resultRuns = [
  run(jobs.publishDue, publishDue),
  run(jobs.lapseAwards, lapseAwards),
  run(jobs.remindOfAwards, remindOfAwards),
]
