import { jobs } from '#contract/jobs.ts'
import { anonymiseDue } from '#domain/privacy/retention/anonymise-due.ts'
import { warnOfRetention } from '#domain/privacy/retention/warn-of-retention.ts'
import { run } from './run.ts'

export const retentionRuns = [run(jobs.anonymiseDue, anonymiseDue), run(jobs.warnOfRetention, warnOfRetention)]
