import { jobs } from '#contract/jobs.ts'
import { removeFiles } from '#domain/candidates/candidates/remove-files.ts'
import { run } from './run.ts'

export const candidateRuns = [run(jobs.removeFiles, removeFiles)]
