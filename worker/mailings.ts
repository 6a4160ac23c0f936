import { jobs } from '#contract/jobs.ts'
import { openers } from '#domain/award/held-requests/openers.ts'
import { deliverMailing } from '#domain/review/mailings/delivering/deliver-mailing.ts'
import { resumeMailings } from '#domain/review/mailings/delivering/resume-mailings.ts'
import { run } from './run.ts'

export const mailingRuns = [
  run(jobs.deliverMailing, (input) => deliverMailing(input, openers)),
  run(jobs.resumeMailings, resumeMailings),
]
