import { jobs } from '#contract/jobs.ts'
import { inviteEntered } from '#domain/applying/entries/invite-entered.ts'
import { sweepEntries } from '#domain/applying/entries/sweep-entries.ts'
import { run } from './run.ts'

export const entryRuns = [run(jobs.inviteEntered, inviteEntered), run(jobs.sweepEntries, sweepEntries)]
