import { jobs } from '#contract/jobs.ts'
import { sweepSessions } from '#domain/accounts/accounts/sessions/sweep-sessions.ts'
import { run } from './run.ts'

export const accountRuns = [run(jobs.sweepSessions, sweepSessions, () => ({ days: 30 }))]
