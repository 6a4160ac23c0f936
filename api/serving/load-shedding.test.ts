import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { testApi } from '../../tests/server.ts'
import { answer } from '../answer.ts'
import type { Server } from '../server.ts'
import { shedLoad } from './load-shedding.ts'

const startApi = testApi()

const slow = call('GET', '/slow', { summary: 'A test', output: z.object({ done: z.literal(true) }), may: anyone })

/** A call that answers when the test says so. */
function held() {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const answers = [
    answer(slow, async () => {
      arrived.resolve()
      await promise
      return { done: true as const }
    }),
  ]
  return { answers, release, arrived: arrived.promise }
}

test('beyond its limit the server refuses at once, and its probes still answer', async () => {
  const { answers, release, arrived } = held()
  const { app } = await startApi({ answers, maxInFlight: 1 })
  const first = app.inject({ url: '/api/slow' })
  await arrived

  const turnedAway = await app.inject({ url: '/api/slow', headers: { 'accept-language': 'en' } })
  expect(turnedAway.statusCode).toBe(503)
  expect(turnedAway.headers['retry-after']).toBe('2')
  expect(turnedAway.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(turnedAway.json()).toMatchObject({ code: 'server.busy', title: 'We are very busy right now' })

  const page = await app.inject({ url: '/en/scholarships?page=2', headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(page.statusCode).toBe(503)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('We are very busy right now')
  expect(page.body).toContain('<a href="">Try again</a>')

  for (const probe of ['/health', '/ready', '/health?from=balancer']) {
    expect((await app.inject({ url: probe })).statusCode).toBe(200)
  }

  release()
  expect((await first).json()).toEqual({ done: true })
  expect((await app.inject({ url: '/api/slow' })).json()).toEqual({ done: true })
})

test('one long event-loop delay is no overload, a second in a row is', async () => {
  const app = fastify()
  shedLoad(app, { maxInFlight: 1000, maxDelay: 100 })
  app.get('/', async () => 'here')
  await app.ready()
  const breathe = async () => {
    const end = performance.now() + 300
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve))
  }
  await breathe()
  expect((await app.inject('/')).statusCode).toBe(200)
  await breathe()
  expect((await app.inject('/')).statusCode).toBe(503)
  await app.close()
})

test('a disconnected client is no longer counted', async () => {
  const { answers, release, arrived } = held()
  const { app } = await startApi({ answers, maxInFlight: 1 })
  const port = await listen(app)
  const leaving = new AbortController()
  const left = fetch(`http://127.0.0.1:${port}/api/slow`, { signal: leaving.signal }).catch(() => 'left')
  await arrived
  leaving.abort()
  expect(await left).toBe('left')
  release()
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/api/slow`)).status).toBe(200)
})

async function listen(app: Server) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}
