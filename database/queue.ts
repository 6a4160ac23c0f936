import type pg from 'pg'
import { type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import { type Job, type JobAsked, jobs } from '#contract/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Connection, Transaction } from './connection.ts'
import { executeText } from './prepared-on.ts'

/**
 * Queues a job inside the transaction that needs it: both are committed or rolled back together. It runs at once, or
 * not before `startAfter`.
 */
export async function enqueue<J extends Job>(tx: Transaction, job: J, input: JobAsked<J>, startAfter?: Date) {
  await enqueueAll(tx, job, [input], startAfter)
}

/** Queues a job for many inputs, in one statement. */
export async function enqueueAll<J extends Job>(
  tx: Transaction,
  job: J,
  inputs: readonly JobAsked<J>[],
  startAfter?: Date,
) {
  // The transaction's own connection. Taking one from the pool could deadlock with other transactions that wait for the
  // same.
  const db = { executeSql: (text: string, values?: unknown[]) => executeText(tx, text, values) }
  const client = clients.get(job.name) ?? new PgBoss({ db, schema })
  const data = inputs.map((input) => job.input.parse(input))
  const start = startAfter ? { startAfter } : {}
  if (data[0] && data.length === 1) await client.send(job.name, data[0], { ...start, db })
  else {
    const all = data.map((input) => ({ data: input, ...start }))
    await client.insert(job.name, all, { db })
  }
  clients.set(job.name, client)
}

/** For each job, a client that has looked up its queue once, in the first transaction that enqueued it. */
const clients = new Map<string, PgBoss>()

const schema = 'pgboss'

// A failed job is retried after about 10, 20, 40 … seconds, for some hours, so that a mail server can recover.
const settings: QueueOptions & { readonly notify: boolean } = {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 900,
  // Heartbeat of running jobs: those of a killed process run again elsewhere within two minutes, while a code is still
  // valid.
  heartbeatSeconds: 60,
  notify: true,
}

/** Creates or updates the queue's tables and one queue per job. Part of the migration, so under its lock. */
export async function installQueues(client: pg.ClientBase) {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const boss = new PgBoss({ db, schema, supervise: false, schedule: false })
  const failures: unknown[] = []
  boss.on('error', (error) => failures.push(error))
  try {
    await boss.start()
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const { name } of Object.values<Job>(jobs)) {
      const queue = known.get(name)
      if (!queue) await boss.createQueue(name, settings)
      else if (isOutdated(queue)) await boss.updateQueue(name, settings)
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
  if (failures.length > 0) throw failures[0]
}

const isOutdated = (queue: object) =>
  Object.entries(settings).some(([name, value]) => queue[name as keyof typeof queue] !== value)

// Fetches five jobs at a time, and again at once if there were five; one by one, a backlog would take one poll per job.
const together = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const

// One job per fetch, so that a long job does not delay others of its batch.
const alone = (atOnce: number) => ({ batchSize: 1, localConcurrency: atOnce, perJobResults: true }) as const

// Between notifications the library polls every 30 seconds only.
const punctual = { notifyPollingIntervalSeconds: 2 } as const

export type Queue = Awaited<ReturnType<typeof startQueue>>

/** Fetches and runs jobs. Commits notify the workers, so that jobs do not wait for the next poll. */
export async function startQueue({ url }: Connection, log: Log) {
  const boss = new PgBoss({
    connectionString: url,
    schema,
    application_name: 'kopru queue',
    max: 2,
    useListenNotify: true,
  })
  boss.on('error', (err) => log.error({ err }, 'queue'))
  boss.on('warning', ({ message }) => log.warn(`queue: ${message}`))
  await boss.start()

  return {
    /** `run` in worker/ has checked that the action accepts the output of the job's schema. */
    async work(job: Job, action: Action) {
      const options = {
        ...(job.atOnce === undefined ? together : alone(job.atOnce)),
        ...(job.isTimed && punctual),
      }
      await boss.work(job.name, options, (fetched) =>
        Promise.all(fetched.map((taken) => runOne(job, action, taken, log))),
      )
    },

    /** Sets the schedule to exactly these entries; others are removed. */
    async keepSchedule(entries: readonly ScheduleEntry[]) {
      for (const { job, input } of entries) {
        if (!job.schedule) throw new Error(`${job.name} has no schedule`)
        // A machine that was asleep at the hour runs the job once when it wakes.
        const options = { tz: 'Europe/Istanbul', missed: 'once' } as const
        await boss.schedule(job.name, job.schedule, job.input.parse(input), options)
      }
      const kept = new Set(entries.map(({ job }) => job.name))
      for (const { name, key } of await boss.getSchedules()) {
        if (key || !kept.has(name)) await boss.unschedule(name, key)
      }
    },

    /** Stops fetching and waits for running jobs; those that take too long run again elsewhere. */
    stop: () => boss.stop({ graceful: true, timeout: 30_000 }),
  }
}

export interface ScheduleEntry {
  readonly job: Job
  readonly input: unknown
}

type Action = (input: never) => Promise<unknown>

interface Taken {
  readonly id: string
  readonly data: unknown
}

async function runOne(job: Job, action: Action, { id, data }: Taken, log: Log): Promise<JobResult> {
  const started = performance.now()
  try {
    await action(job.input.parse(data) as never)
    log.info({ job: job.name, id, ms: Math.round(performance.now() - started) })
    return { id, status: 'completed' }
  } catch (err) {
    log.error({ err, job: job.name, id }, 'job failed')
    return { id, status: 'failed', output: { message: whyOf(err) } }
  }
}

/**
 * The reason of a failure that operators read. Takes the innermost cause: the message of a failed statement repeats
 * its parameters, which may be personal data.
 */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? whyOf(error.cause) : error.message
}
