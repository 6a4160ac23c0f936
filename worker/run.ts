import type { Job, JobAsked, JobInput } from '#contract/jobs.ts'
import type { Config } from '#platform/config.ts'

type Settings = Pick<Config, 'visitsDays'>

export interface Run {
  readonly job: Job
  readonly action: (input: never) => Promise<unknown>
  /** What a job with a schedule is enqueued with. */
  readonly scheduledInput: (settings: Settings) => unknown
}

/** Only a job with a schedule and an input needs to say what it is enqueued with. */
type ScheduledInput<J extends Job> = J extends { readonly schedule: string }
  ? Record<never, never> extends JobAsked<J>
    ? []
    : [scheduledInput: (settings: Settings) => JobAsked<J>]
  : []

/** Binds a job to its action, which is a whole handler: `run(jobs.sendDecision, sendDecision)`. */
export function run<J extends Job>(
  job: J,
  action: (input: JobInput<J>) => Promise<unknown>,
  ...scheduled: ScheduledInput<J>
): Run {
  const [scheduledInput = () => ({})] = scheduled as readonly Run['scheduledInput'][]
  return { job, action, scheduledInput }
}
