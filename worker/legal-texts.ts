import { jobs } from '#contract/jobs.ts'
import { showInForce } from '#domain/ground/legal-texts/show-in-force.ts'
import { run } from './run.ts'

export const legalTextRuns = [run(jobs.showInForce, showInForce)]
