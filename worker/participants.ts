import { jobs } from '#contract/jobs.ts'
import { foldParticipantCounts } from '#domain/award/participants/fold-participant-counts.ts'
import { remindOfTerms } from '#domain/award/terms/remind-of-terms.ts'
import { run } from './run.ts'

export const participantRuns = [
  run(jobs.foldParticipantCounts, foldParticipantCounts),
  run(jobs.remindOfTerms, remindOfTerms),
]
