import { jobs } from '#contract/jobs.ts'
import { remindBeforeDue } from '#domain/award/bank-infos/remind-before-due.ts'
import { run } from './run.ts'

export const bankInfoRuns = [run(jobs.remindOfBankInfos, remindBeforeDue)]
