import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobResult, PgBoss, type QueueOptions } from 'pg-boss'
import { type Job, type JobAsked, jobs } from '#contract/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Connection, Transaction } from './connection.ts'

/** Work for later, promised by the same transaction that makes it necessary: it is rolled back or committed with it. */
export async function enqueue<J extends Job>(tx: Transaction, job: J, input: JobAsked<J>) {
  await enqueueAll(tx, job, [input])
}

/** The same job for many inputs, in one statement. */
export async function enqueueAll<J extends Job>(tx: Transaction, job: J, inputs: readonly JobAsked<J>[]) {
  // A client of its own per promise: it asks the transaction for everything, never the pool, where it could wait for a
  // connection that the transactions waiting with it are holding.
  const client = new PgBoss({ db: fromDrizzle(tx, sql), schema })
  const data = inputs.map((input) => job.input.parse(input))
  if (data[0] && data.length === 1) await client.send(job.name, data[0])
  else
    await client.insert(
      job.name,
      data.map((one) => ({ data: one })),
    )
}

const schema = 'pgboss'

// A failed run is tried again after about 10, 20, 40 … seconds, for some hours: long enough for a mail server to return.
const settings: QueueOptions & { readonly notify: boolean } = {
  retryLimit: 10,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 900,
  notify: true,
}

/** Brings the queue's tables and one queue per job up to date. Part of the migration, so under its lock. */
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

// Five at a time, and again at once while there are five: singly, a backlog would be taken at one job a look.
const together = { batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const

export type Queue = Awaited<ReturnType<typeof startQueue>>

/** Takes jobs and runs them. Jobs are announced as they are committed, so nobody waits for the next look. */
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
    /** `run` in worker/ has made sure that the action takes what the job's schema gives. */
    async work(job: Job, action: Action) {
      await boss.work(job.name, together, (taken) => Promise.all(taken.map((one) => runOne(job, action, one, log))))
    },

    /** Makes the schedule exactly this one: what is no longer in it stops. */
    async keepSchedule(entries: readonly ScheduleEntry[]) {
      for (const { job, input } of entries) {
        if (!job.schedule) throw new Error(`${job.name} has no schedule`)
        // A machine that slept through the hour catches up once when it wakes.
        const options = { tz: 'Europe/Istanbul', missed: 'once' } as const
        await boss.schedule(job.name, job.schedule, job.input.parse(input), options)
      }
      const kept = new Set(entries.map(({ job }) => job.name))
      for (const { name, key } of await boss.getSchedules()) {
        if (key || !kept.has(name)) await boss.unschedule(name, key)
      }
    },

    /** Takes no more jobs and waits for those under way; what takes longer than that is run again elsewhere. */
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
    return { id, status: 'failed' }
  }
}
