import { jobs } from '#contract/jobs.ts'
import { openers } from '#domain/held-requests/openers.ts'
import { deliverMailing } from '#domain/mailings/delivering/deliver-mailing.ts'
import { resumeMailings } from '#domain/mailings/delivering/resume-mailings.ts'
import { run } from './run.ts'

export const mailingRuns = [
  run(jobs.deliverMailing, (input) => deliverMailing(input, openers)),
  run(jobs.resumeMailings, resumeMailings),
]
