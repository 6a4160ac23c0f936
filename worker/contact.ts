import { jobs } from '#contract/jobs.ts'
import { sweepContactMessages } from '#domain/operations/contact/sweep-contact-messages.ts'
import { run } from './run.ts'

export const contactRuns = [
  // Two years, as the privacy notice says.
  run(jobs.sweepContactMessages, sweepContactMessages, () => ({ days: 730 })),
]
