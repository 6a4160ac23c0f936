import type { Job, JobInput } from '#contract/jobs.ts'

export interface Run {
  readonly job: Job
  readonly action: (input: never) => Promise<unknown>
}

/** Binds a job to its action, which is a whole handler: `run(jobs.sendDecision, sendDecision)`. */
export function run<J extends Job>(job: J, action: (input: JobInput<J>) => Promise<unknown>): Run {
  return { job, action }
}
