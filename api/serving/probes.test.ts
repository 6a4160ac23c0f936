import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createServer } from '../server.ts'
import { addProbes } from './probes.ts'
import { createShutdown } from './shutdown.ts'

test('a successful probe is not logged at info level, a failed one is', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const app = await createServer({ log, https: true, maxInFlight: 100, shutdown: createShutdown() })
  let isReady = true
  addProbes(app, async () => isReady)
  for (const url of ['/health', '/ready']) expect((await app.inject(url)).statusCode).toBe(200)
  isReady = false
  expect((await app.inject('/ready')).statusCode).toBe(503)
  expect((await app.inject('/elsewhere')).statusCode).toBe(404)
  const told = lines.map((line) => JSON.parse(line) as { route: string; status: number })
  expect(told.map(({ route, status }) => `${route} ${status}`)).toEqual(['/ready 503', 'unknown 404'])
  await app.close()
})
