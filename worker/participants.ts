import { jobs } from '#contract/jobs.ts'
import { foldParticipantCounts } from '#domain/participants/fold-participant-counts.ts'
import { run } from './run.ts'

export const participantRuns = [run(jobs.foldParticipantCounts, foldParticipantCounts)]
