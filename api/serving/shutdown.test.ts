import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { testApi } from '../../tests/server.ts'
import { answer } from '../answer.ts'

const startApi = testApi()

const output = z.object({ done: z.literal(true) })
const slow = call('GET', '/slow', { summary: 'A test', output, may: anyone })
const write = call('POST', '/write', { summary: 'A test', body: z.object({ text: z.string() }), output, may: anyone })

/** A server with a call that answers when the test says so. */
async function started() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { app, shutdown } = await startApi({
    answers: [
      answer(slow, async () => {
        arrived.resolve()
        await promise
        return { done: true as const }
      }),
      answer(write, async () => ({ done: true as const })),
    ],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  // Like clients that send a whole request before they read the answer.
  const open = () => connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const ask = (path: string) => {
    const socket = open()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return socket
  }
  return { app, shutdown, release, arrived: arrived.promise, open, ask }
}

test('before stopping the server announces it: not ready, every connection closed after its answer, all requests served', async () => {
  const { shutdown, app, ask, release } = await started()
  expect((await app.inject('/ready')).statusCode).toBe(200)
  shutdown.begin()
  release()
  expect(await text(ask('/ready'))).toMatch(/^HTTP\/1\.1 503 .*connection: close.*{"status":"not ready"}$/s)
  expect(await text(ask('/health'))).toMatch(/^HTTP\/1\.1 200 .*connection: close/s)
  expect(await text(ask('/api/slow'))).toMatch(/^HTTP\/1\.1 200 .*connection: close.*{"done":true}$/s)
})

test('running requests are finished before the server stops, and new ones are refused with a problem', async () => {
  const { app, arrived, release, ask, open } = await started()
  const late = open()
  late.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n')
  const early = ask('/api/slow')
  await arrived
  const closed = app.close()
  const refusal = /^HTTP\/1\.1 503 .*connection: close.*retry-after: 2.*application\/problem\+json.*"server\.busy"/s
  expect(await text(ask('/api/slow'))).toMatch(refusal)
  // It began before the stop and is complete only now.
  late.write('\r\n')
  expect(await text(late)).toMatch(refusal)
  release()
  expect(await text(early)).toMatch(/^HTTP\/1\.1 200 .*connection: close.*{"done":true}$/s)
  await closed
})

test('a client that is still sending when it is refused gets the refusal instead of a reset', async () => {
  const { app, arrived, release, ask, open } = await started()
  const early = ask('/api/slow')
  await arrived
  const closed = app.close()
  const sending = open()
  const answered = text(sending)
  const broken: unknown[] = []
  sending.on('error', (error) => broken.push(error))
  const body = JSON.stringify({ text: 'x'.repeat(600_000) })
  sending.write(
    `POST /api/write HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  for (let at = 0; at < body.length; at += 60_000) {
    sending.write(body.slice(at, at + 60_000))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(await answered).toMatch(/^HTTP\/1\.1 503 .*connection: close.*"server\.busy"/s)
  sending.end()
  expect(broken).toEqual([])
  release()
  await text(early)
  await closed
})

test('an unused connection does not keep the server from closing', async () => {
  const { app, open } = await started()
  const silent = open()
  await new Promise((resolve) => silent.once('connect', resolve))
  await app.close()
  expect(await text(silent)).toBe('')
})
