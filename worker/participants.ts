import { jobs } from '#contract/jobs.ts'
import { rollUpParticipantCounts } from '#domain/award/participants/roll-up-participant-counts.ts'
import { remindOfTerms } from '#domain/award/terms/remind-of-terms.ts'
import { run } from './run.ts'

export const participantRuns = [
  run(jobs.rollUpParticipantCounts, rollUpParticipantCounts),
  run(jobs.remindOfTerms, remindOfTerms),
]
