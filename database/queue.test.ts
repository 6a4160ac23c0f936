import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { job, jobs } from '#contract/jobs.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../tests/database.ts'
import { enqueue, type Queue, startQueue } from './queue.ts'

const connection = testDatabase()
const log = createLog('silent')
const { sweepVisits } = jobs

const running: Queue[] = []
async function start() {
  const queue = await startQueue(connection, log)
  running.push(queue)
  return queue
}

afterEach(async () => {
  for (const queue of running.splice(0)) await queue.stop()
  await connection.pool.query('delete from pgboss.job')
})

const jobsIn = async (state: string) => {
  const { rows } = await connection.pool.query<{ data: { days: number } }>(
    'select data from pgboss.job where name = $1 and state = $2::pgboss.job_state order by created_on',
    [sweepVisits.name, state],
  )
  return rows.map(({ data }) => data.days)
}

test('a transaction that is rolled back enqueues nothing', async () => {
  const refused = connection.db.transaction(async (tx) => {
    await enqueue(tx, sweepVisits, { days: 1 })
    throw new Error('changed my mind')
  })
  await expect(refused).rejects.toThrow('changed my mind')
  expect(await jobsIn('created')).toEqual([])

  await connection.db.transaction((tx) => enqueue(tx, sweepVisits, { days: 2 }))
  expect(await jobsIn('created')).toEqual([2])
})

test('a job without a heartbeat for a minute counts as lost, not only after a quarter of an hour', async () => {
  await connection.db.transaction((tx) => enqueue(tx, sweepVisits, { days: 3 }))
  const { rows } = await connection.pool.query('select heartbeat_seconds from pgboss.job where name = $1', [
    sweepVisits.name,
  ])
  expect(rows).toEqual([{ heartbeat_seconds: 60 }])
})

test('twenty transactions at once on a pool of ten enqueue without waiting for each other', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      connection.db.transaction((tx) => enqueue(tx, sweepVisits, { days: number + 1 })),
    ),
  )
  expect(await jobsIn('created')).toHaveLength(20)
})

test('with two workers each job is done exactly once', async () => {
  const done: number[] = []
  const [one, other] = [await start(), await start()]
  for (const queue of [one, other]) {
    await queue.work(sweepVisits, async ({ days }: { days: number }) => {
      done.push(days)
    })
  }
  const expected = Array.from({ length: 25 }, (_, number) => number + 1)
  await connection.db.transaction(async (tx) => {
    for (const days of expected) await enqueue(tx, sweepVisits, { days })
  })
  await expect.poll(() => done.length, { timeout: 5000 }).toBeGreaterThanOrEqual(25)
  await Promise.all(running.splice(0).map((queue) => queue.stop()))
  expect(done.sort((a, b) => a - b)).toEqual(expected)
  expect((await jobsIn('completed')).length).toBe(25)
})

test('a job with a start time runs at that time, not at the next poll of half a minute', async () => {
  const done: string[] = []
  const queue = await start()
  await queue.work(jobs.deliverMailing, async ({ mailingId }: { mailingId: string }) => {
    done.push(mailingId)
  })
  const mailingId = newId()
  const inASecond = new Date(Date.now() + 1000)
  await connection.db.transaction((tx) => enqueue(tx, jobs.deliverMailing, { mailingId }, inASecond))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([mailingId])
})

test('stopping waits for the job under way', async () => {
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const queue = await start()
  await queue.work(sweepVisits, async () => {
    begun.resolve()
    await finish.promise
  })
  await connection.db.transaction((tx) => enqueue(tx, sweepVisits, { days: 3 }))
  await begun.promise

  let stopped = false
  const stopping = queue.stop().then(() => {
    stopped = true
  })
  await connection.pool.query('select pg_sleep(0.1)')
  expect(stopped).toBe(false)
  finish.resolve()
  await stopping
  expect(await jobsIn('completed')).toEqual([3])
})

test('a failed job is retried later, and the others of its batch are done', async () => {
  const queue = await start()
  await connection.db.transaction(async (tx) => {
    await enqueue(tx, sweepVisits, { days: 4 })
    await enqueue(tx, sweepVisits, { days: 5 })
  })
  await queue.work(sweepVisits, async ({ days }: { days: number }) => {
    if (days === 4) throw new Error('not today')
  })
  await expect.poll(() => jobsIn('completed')).toEqual([5])
  await expect.poll(() => jobsIn('retry')).toEqual([4])
  const { rows } = await connection.pool.query(
    `select retry_limit, extract(epoch from start_after - now()) > 3 as later, output ->> 'message' as why
     from pgboss.job where state = 'retry'`,
  )
  expect(rows).toEqual([{ retry_limit: 10, later: true, why: 'not today' }])
})

test('the stored reason of a failure omits the statement and its parameters', async () => {
  const queue = await start()
  await connection.db.transaction((tx) => enqueue(tx, sweepVisits, { days: 6 }))
  await queue.work(sweepVisits, () => connection.db.execute(sql`select ${'ada@kopru.test'}::int`))
  await expect.poll(() => jobsIn('retry')).toEqual([6])
  const { rows } = await connection.pool.query(`select output from pgboss.job where state = 'retry'`)
  expect(rows[0].output.message).toMatch(/^invalid input syntax for type integer/)
  expect(rows[0].output.message).not.toContain('select')
})

describe('a job is checked', () => {
  test('when it is enqueued', async () => {
    const wrong = { days: 0 }
    await expect(connection.db.transaction((tx) => enqueue(tx, sweepVisits, wrong))).rejects.toThrow('days')
    const more = { days: 1, colour: 'purple' }
    await expect(connection.db.transaction((tx) => enqueue(tx, sweepVisits, more))).rejects.toThrow('colour')
    expect(await jobsIn('created')).toEqual([])
  })

  test('and when it is run, because an older version may have enqueued it', async () => {
    const stricter = job('visits.sweep', { input: z.object({ days: z.number().max(6) }) })
    const taken: unknown[] = []
    await connection.db.transaction(async (tx) => {
      await enqueue(tx, sweepVisits, { days: 7 })
      await enqueue(tx, sweepVisits, { days: 6 })
    })
    const queue = await start()
    await queue.work(stricter, async (input: unknown) => taken.push(input))
    await expect.poll(() => jobsIn('completed')).toEqual([6])
    expect(taken).toEqual([{ days: 6 }])
    await expect.poll(() => jobsIn('retry')).toEqual([7])
  })
})
