import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { listFailedJobs as listCall, retryJob as retryCall } from '#contract/operations/failed-jobs.ts'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { listOperatorActs } from '#domain/ground/operator-acts/list-operator-acts.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { discardJob, listFailedJobs, retryJob } from './failed-jobs.ts'
import { readStatus } from './read-status.ts'

const connection = testDatabase()

let runs: Caller
beforeAll(async () => {
  runs = (await aCandidate({ operator: true })).caller
})

/** An e-mail that failed in all attempts. */
async function aFailedMail() {
  const id = newId()
  await database().transaction((tx) =>
    queueMessage(tx, {
      id,
      channel: 'email',
      to: 'selin@kopru.test',
      kind: 'Candidate',
      language: 'tr',
      template: 'passwordChanged',
      values: { name: 'Selin' },
    }),
  )
  const { rows } = await connection.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), retry_count = 10,
       output = '{"message":"550 <selin@kopru.test>: no such user, tel. +905321234567"}' where data ->> 'id' = $1 returning id`,
    [id],
  )
  return { id, jobId: rows[0].id as string }
}

const stateOf = async (jobId: string) =>
  (await connection.pool.query('select state from pgboss.job where id = $1', [jobId])).rows[0]?.state

test('a failed message is listed without its text, and retried once', async () => {
  const { jobId } = await aFailedMail()
  expect((await readStatus()).waiting.failedJobs).toBe(1)
  const { items, total } = await listFailedJobs(runs, { kind: 'messages', pageNumber: 1, pageSize: 20 })
  expect(total).toBe(1)
  expect(items).toMatchObject([
    {
      id: jobId,
      name: 'messages.send',
      tries: 11,
      why: '550 <***>: no such user, tel. ***',
      message: { channel: 'email', to: 's***@kopru.test' },
    },
  ])
  // Job ids have another format than ours, and must pass the contract of both calls.
  expect(listCall.output.parse({ items, total, pageNumber: 1, pageSize: 20 }).items).toEqual(items)
  expect(retryCall.params.parse({ jobId })).toEqual({ jobId })
  expect(JSON.stringify(items)).not.toMatch(/selin|Selin/)
  expect((await listFailedJobs(runs, { kind: 'others', pageNumber: 1, pageSize: 20 })).total).toBe(0)
  const reason = 'Sunucu düzeldi.'
  const outcomes = await Promise.allSettled([retryJob(runs, { jobId, reason }), retryJob(runs, { jobId, reason })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(['retry', 'created']).toContain(await stateOf(jobId))
  expect((await listFailedJobs(runs, { pageNumber: 1, pageSize: 20 })).total).toBe(0)
})

test('a discarded message is never sent; retries and discards are recorded with their reasons', async () => {
  const { id, jobId } = await aFailedMail()
  await discardJob(runs, { jobId, reason: 'Adres artık yok.' })
  expect(await stateOf(jobId)).toBeUndefined()
  const [mail] = await database().select().from(outbox).where(eq(outbox.id, id))
  expect(mail?.sentAt).toBeNull()
  await expect(retryJob(runs, { jobId, reason: 'Geç' })).rejects.toMatchObject({ code: 'jobs.notFound' })
  const { items } = await listOperatorActs(runs, { act: ['jobDiscarded'], pageNumber: 1, pageSize: 20 })
  expect(items).toMatchObject([{ about: 'messages.send', reason: 'Adres artık yok.' }])
})

test('the status has versions and queue lengths', async () => {
  const status = await readStatus()
  expect(status).toMatchObject({ waiting: { orders: 0, messages: 0 }, queue: { failed: 0 }, ledger: null })
  expect(status.versions.legal.map(({ name }) => name)).toEqual(['kvkk', 'privacy', 'terms', 'cookies', 'consent'])
  expect(status.disk.free).toBeGreaterThan(0)
})
