import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
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

test('the client address is the connection’s, and a header counts only from a trusted proxy', async () => {
  expect(await addressSeen([], '10.0.0.1')).toBe('10.0.0.1')
  expect(await addressSeen(['10.0.0.0/8'], '192.0.2.1')).toBe('192.0.2.1')
  // The last address before a trusted proxy: earlier ones may be forged.
  expect(await addressSeen(['10.0.0.0/8'], '10.0.0.1')).toBe('203.0.113.7')
})

test('a malformed address gets the pages’ not-found page, but reaches no call', async () => {
  const app = await createServer({ log: createLog('silent'), https: false, maxInFlight: 10 })
  started.push(app)
  app.get('/*', async ({ url }) => url)
  const seen = async (url: string) => (await app.inject({ url })).body
  expect([await seen('/%ff?q=%ff'), await seen('/a%20b')]).toEqual(['/%25ff?q=%ff', '/a%20b'])
  expect(JSON.parse(await seen('/api/%ff'))).toMatchObject({ status: 404, code: 'request.unknownPath' })
})

/** The server's answer to these bytes. */
async function raw(port: number, request: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(request)
  return text(socket)
}

test.each([
  'GET http://evil.example/',
  'GET http://evil.example/api/tenants',
  'GET https://evil.example/files/logo.png',
  'POST HTTP://EVIL.example/api/accounts/token',
  'OPTIONS *',
  'GET *',
])('%s is answered 400 by no part of the server', async (target) => {
  const reached: string[] = []
  const app = await createServer({
    log: createLog('silent'),
    https: false,
    maxInFlight: 10,
    ready: [({ url }) => void reached.push(String(url))],
  })
  started.push(app)
  app.all('/*', async ({ url }) => reached.push(url))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = await raw(port, `${target} HTTP/1.1\r\nHost: kopru.test\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"code":"request.badTarget"')
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(reached).toEqual([])
  // Another host in the header changes nothing: links use PUBLIC_URL alone.
  const other = await raw(port, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect(other).toMatch(/^HTTP\/1\.1 200 /)
  expect(other).not.toContain('evil')
})
