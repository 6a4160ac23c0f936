import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aCandidate, bearer } from './builders.ts'
import { secretOfTests, testDatabase } from './database.ts'
import { type StartedApp, startApp } from './setup/app.ts'
import { aWriter, type Outcome, send } from './walks/writers.ts'

const connection = testDatabase()

/** How fast it answers beside other tests is not the question. */
const patience = { timeout: 30_000 }

const start = (environment: NodeJS.ProcessEnv) =>
  startApp(connection.url, { SECRET_KEY: secretOfTests, PARTS: 'api', ...environment })

test.each([
  ['at once', '0'],
  ['after a grace', '3'],
])(
  'told to stop %s under twenty clients, a process breaks no connection and finishes an upload',
  async (_, grace) => {
    const writers = await Promise.all(Array.from({ length: 20 }, aWriter))
    const app = await start({ STOP_GRACE_SECONDS: grace })
    const outcomes: Outcome[] = []
    // Refused clients wait as Retry-After says; a stopped process accepts no connections.
    const isOver = (last: Outcome | undefined) =>
      last !== undefined && (last.status === 503 || last.error === 'ECONNREFUSED')
    const writing = writers.map((writer) => writer.writeUntil(isOver, app.address, (outcome) => outcomes.push(outcome)))
    const upload = await slowUpload(app)
    await expect.poll(() => outcomes.length, patience).toBeGreaterThan(60)

    const stoppedAt = performance.now()
    const stopped = app.stop()
    if (grace !== '0') await expectToSaySo(app)
    expect(await upload.finish()).toBe(204)
    await stopped
    await Promise.all(writing)

    expect(outcomes.filter(({ status, error }) => status === 0 && error !== 'ECONNREFUSED')).toEqual([])
    const refused = outcomes.filter(({ status }) => status !== 200 && status !== 0)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.filter(({ status, closes }) => status !== 503 || !closes)).toEqual([])
    // Served in the grace, and told that it was the last on this connection.
    const served = outcomes.filter(({ startedAt, status, closes }) => startedAt > stoppedAt && status === 200 && closes)
    if (grace !== '0') expect(served.length).toBeGreaterThan(20)
  },
  120_000,
)

async function expectToSaySo({ address }: StartedApp) {
  await expect.poll(async () => (await send(address, '/ready')).status, { ...patience, interval: 10 }).toBe(503)
  expect(await send(address, '/health')).toMatchObject({ status: 200, closes: true })
  expect(await send(address, '/api/data/countries')).toMatchObject({ status: 200, closes: true })
}

/** A file of which one half has arrived; the other comes, piece by piece, when the process has been told to stop. */
async function slowUpload({ address }: StartedApp) {
  const { caller } = await aCandidate()
  const headers = { ...(await bearer(caller.person)), 'tus-resumable': '1.0.0' }
  const content = randomBytes(200_000)
  const begun = await fetch(`${address}/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(content.length) },
  })
  const sending = request(address + begun.headers.get('location'), {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(content.length),
    },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject)
  })
  sending.write(content.subarray(0, 100_000))
  return {
    async finish() {
      for (let at = 100_000; at < content.length; at += 10_000) {
        await pause(50)
        sending.write(content.subarray(at, at + 10_000))
      }
      sending.end()
      return answered
    },
  }
}
