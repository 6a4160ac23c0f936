import { afterAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createServer, type Server } from './server.ts'

const started: Server[] = []
afterAll(async () => {
  for (const app of started) await app.close()
})

async function addressSeen(trustedProxies: readonly string[], remoteAddress: string) {
  const app = await createServer({ log: createLog('silent'), https: false, maxInFlight: 10, trustedProxies })
  started.push(app)
  app.get('/', async ({ ip }) => ip)
  return (await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' } })).body
}

test('where a request comes from is what the connection says, and a header only of a proxy that is trusted', async () => {
  expect(await addressSeen([], '10.0.0.1')).toBe('10.0.0.1')
  expect(await addressSeen(['10.0.0.0/8'], '192.0.2.1')).toBe('192.0.2.1')
  // The last address before a trusted proxy: anybody may have written those in front of it.
  expect(await addressSeen(['10.0.0.0/8'], '10.0.0.1')).toBe('203.0.113.7')
})
