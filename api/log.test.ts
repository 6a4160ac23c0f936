import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { anyone } from '#contract/may.ts'
import { database } from '#database/connection.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'
import { answer } from './answer.ts'

testDatabase()
const startApi = testApi()

test('a request is logged by its route, never by its address, query, body or headers', async () => {
  const { app, lines } = await startApi()
  const secret = 'ayse-yilmaz'
  await app.inject({
    url: `/api/data/universities?search=${secret}`,
    headers: { cookie: `kopru_session=${secret}`, authorization: `Bearer ${secret}`, 'user-agent': secret },
  })
  await app.inject({ url: `/api/data/classes/${secret}` })
  await app.inject({ url: `/api/${secret}/%ZZ` })
  await app.inject({ url: `/${secret}` })
  await app.inject({ method: 'POST', url: '/api/visits', body: { path: `/${secret}`, email: `${secret}@example.org` } })

  expect(lines.join()).not.toContain(secret)
  const requests = lines.map((line) => JSON.parse(line)).filter(({ route }) => route)
  expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    'GET /api/data/universities 200',
    'GET /api/data/classes/:level 400',
    'GET unknown 404',
    'POST /api/visits 400',
  ])
  expect(Object.keys(requests[0]).sort()).toEqual(['id', 'level', 'method', 'ms', 'route', 'status', 'time'])
})

test('a failed query is logged with its place and without its values', async () => {
  const secret = 'ayse.yilmaz@example.org'
  const failing = call('GET', '/failing', { summary: 'A test', output: z.null(), may: anyone })
  const { app, lines } = await startApi({
    answers: [
      answer(failing, async () => {
        await database().execute(sql`select ${secret}::uuid`)
        return null
      }),
    ],
  })
  expect((await app.inject({ url: '/api/failing' })).statusCode).toBe(500)
  expect(lines.join()).not.toContain(secret)
  const { err } = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50)
  expect(err.query).toBe('select $1::uuid')
  expect(err.cause.code).toBe('22P02')
  expect(err.stack).toContain('log.test.ts')
})
