import { jobs } from '#contract/jobs.ts'
import { lapseAwards } from '#domain/results/awards/lapse-awards.ts'
import { remindOfAwards } from '#domain/results/awards/remind-of-awards.ts'
import { publishDue } from '#domain/results/publish-due.ts'
import { run } from './run.ts'

export const resultRuns = [
  run(jobs.publishDue, publishDue),
  run(jobs.lapseAwards, lapseAwards),
  run(jobs.remindOfAwards, remindOfAwards),
]
