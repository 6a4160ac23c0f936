import { jobs } from '#contract/jobs.ts'
import { inviteEntered } from '#domain/entries/invite-entered.ts'
import { sweepEntries } from '#domain/entries/sweep-entries.ts'
import { run } from './run.ts'

export const entryRuns = [run(jobs.inviteEntered, inviteEntered), run(jobs.sweepEntries, sweepEntries)]
