import { jobs } from '#contract/jobs.ts'
import { foldParticipantCounts } from '#domain/participants/fold-participant-counts.ts'
import { remindOfTerms } from '#domain/terms/remind-of-terms.ts'
import { run } from './run.ts'

export const participantRuns = [
  run(jobs.foldParticipantCounts, foldParticipantCounts),
  run(jobs.remindOfTerms, remindOfTerms),
]
