import { jobs } from '#contract/jobs.ts'
import { deliverMailing } from '#domain/mailings/delivering/deliver-mailing.ts'
import { resumeMailings } from '#domain/mailings/delivering/resume-mailings.ts'
import { run } from './run.ts'

export const mailingRuns = [run(jobs.deliverMailing, deliverMailing), run(jobs.resumeMailings, resumeMailings)]
