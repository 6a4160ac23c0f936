import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { rememberEndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import { createLog } from '#platform/log.ts'
import { readyPages, registerPageCache } from '#platform/page-cache/fastify.ts'
import { PageCache } from '#platform/page-cache/page-cache.ts'
import type { FindReady } from '#platform/ready-answer.ts'
import { answer } from '../answer.ts'
import { callPerformer } from '../performing/perform-call.ts'
import { addRoutes } from '../routes.ts'
import { createServer } from '../server.ts'
import { createShutdown } from '../serving/shutdown.ts'

// Over real connections: injected requests bypass the answers given before Fastify.

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

const listed = call('GET', '/words', {
  summary: 'A test',
  query: z.object({ of: z.string().optional() }),
  output: z.object({ words: z.string(), made: z.number() }),
  may: anyone,
  cache: { seconds: 60, tags: ['words'] },
})

async function start(ready: FindReady[] = []) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const shutdown = createShutdown()
  const kept = callPerformer(1024 * 1024)
  const cache = new PageCache({ maxBytes: 1024 * 1024 })
  const app = await createServer({ log, https: true, maxInFlight: 100, shutdown, ready })
  let made = 0
  const words = answer(listed, async () => {
    made += 1
    return { words: 'köprü '.repeat(400), made }
  })
  addRoutes(app, [words], { kept, ended: rememberEndedSessions(), https: true, ready })
  registerPageCache(app, {
    cache,
    render: async () => {
      made += 1
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, s-maxage=60',
        'cache-tag': 'words',
        'content-security-policy': "default-src 'self'",
      }
      return { status: 200, headers, body: `<p>${made} ${'köprü '.repeat(400)}</p>` }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    const passing = ['date', 'age', 'x-request-id', 'x-cache']
    const lasting = Object.fromEntries([...reply.headers].filter(([name]) => !passing.includes(name)))
    return { status: reply.status, lasting, headers: reply.headers, text: await reply.text() }
  }
  return { get, kept, cache, shutdown, lines, ready }
}

/** Counts the requests that were answered before Fastify. */
function counting(ready: FindReady[]) {
  const found = { ready: 0 }
  return {
    found,
    wrap() {
      for (const [place, find] of ready.entries()) {
        ready[place] = (request) => {
          const answer = find(request)
          if (answer) found.ready += 1
          return answer
        }
      }
    },
  }
}

async function startCounting(withPages: boolean) {
  const ready: FindReady[] = []
  const started = await start(ready)
  if (withPages) ready.push(readyPages(started.cache))
  const { found, wrap } = counting(ready)
  wrap()
  return { ...started, found }
}

test('a cached answer is the same before Fastify as by its route, with its headers and its log line', async () => {
  const { get, found, lines, kept } = await startCounting(false)
  const path = '/api/words?of=bridge'
  const routed = await get(path)
  await get(path)
  expect(found.ready).toBe(0)
  const ready = await get(path, { 'x-request-id': 'given-by-a-proxy' })
  expect(found.ready).toBe(1)
  expect({ status: ready.status, lasting: ready.lasting, text: ready.text }).toEqual({
    status: 200,
    lasting: routed.lasting,
    text: routed.text,
  })
  expect(ready.headers.get('x-request-id')).toBe('given-by-a-proxy')
  const logged = lines.slice(-3).map((line) => JSON.parse(line) as { route: string; status: number; method: string })
  expect(logged.map(({ route, status, method }) => [method, route, status])).toEqual(
    Array(3).fill(['GET', '/api/words', 200]),
  )
  // Another language, a condition and a token are all handled by the route.
  await get(path, { 'accept-language': 'en' })
  expect((await get(path, { 'if-none-match': routed.headers.get('etag') ?? '' })).status).toBe(304)
  await get(path, { authorization: 'Bearer of-nobody' })
  expect(found.ready).toBe(1)
  kept.purge(['words'])
  expect((await get(path)).text).not.toBe(routed.text)
})

test('compressed forms are made once and then sent from memory', async () => {
  const { get, found } = await startCounting(false)
  const path = '/api/words'
  const routed = await get(path, { 'accept-encoding': 'br' })
  await get(path, { 'accept-encoding': 'br' })
  await expect
    .poll(async () => {
      const reply = await get(path, { 'accept-encoding': 'br' })
      return [found.ready > 0, reply.headers.get('content-encoding'), reply.text === routed.text]
    })
    .toEqual([true, 'br', true])
})

test('a cached page is the same before Fastify as by its route', async () => {
  const { get, found, cache, shutdown } = await startCounting(true)
  const made = await get('/burslar')
  const ready = await get('/burslar')
  expect(found.ready).toBe(1)
  expect(ready.headers.get('x-cache')).toBe('hit')
  expect({ lasting: ready.lasting, text: ready.text }).toEqual({ lasting: made.lasting, text: made.text })
  expect(ready.lasting['content-security-policy']).toBe("default-src 'self'")
  expect(ready.lasting['strict-transport-security']).toBeDefined()
  // With a session pages are personal; another spelling of the address is handled by the route, which finds the same
  // page.
  expect((await get('/burslar', { cookie: 'kopru_session=1' })).headers.get('x-cache')).toBe('bypass')
  expect((await get('/burslar?utm_source=x')).headers.get('x-cache')).toBe('hit')
  expect(found.ready).toBe(1)
  cache.purge(['words'])
  expect((await get('/burslar')).text).not.toBe(made.text)
  await get('/burslar')
  expect(found.ready).toBe(2)
  shutdown.begin()
  expect((await get('/burslar')).headers.get('connection')).toBe('close')
  expect(found.ready).toBe(2)
})
