import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rememberEndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../tests/database.ts'
import { addApi } from './api.ts'
import { callPerformer } from './performing/perform-call.ts'
import { createServer } from './server.ts'

testDatabase()

let app: FastifyInstance

beforeAll(async () => {
  app = await createServer({ log: createLog('silent'), https: false, maxInFlight: 100 })
  const ended = rememberEndedSessions()
  await addApi(app, { mode: 'production', publicUrl: 'http://localhost', kept: callPerformer(0), ended })
})

afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/data${path}`, headers })

test.each([
  ['/doctypes', 61],
  ['/countries', 250],
  ['/countries/223/cities', 81],
  ['/countries/223/cities/34/towns', 39],
  ['/universities', 208],
  ['/universities?type=state', 129],
  ['/universities/50/faculties', 51],
  ['/universities/50/faculties/1000001/departments', 45],
  ['/universities/50/departments', 767],
  ['/universities/50/departments?level=bachelor', 394],
  ['/levels', 8],
  ['/classes/bachelor', 9],
  ['/gpa', 15],
  ['/banks', 70],
])('GET /data%s answers %i items that may be kept', async (path, count) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().items).toHaveLength(count)
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=86400/)
  expect(answer.headers['cache-tag']).toBe('reference')

  const again = await get(path, { 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('names follow Accept-Language, classes follow ?lang before it', async () => {
  const first = async (path: string, language: string) =>
    (await get(path, { 'accept-language': language })).json().items[0].name
  expect(await first('/doctypes', 'tr-TR')).toBe('Öğrenci Belgesi')
  expect(await first('/doctypes', 'en-GB,en;q=0.9')).toBe('Student certificate')
  expect(await first('/gpa', 'en')).toBe('Out of 4.00')
  expect(await first('/classes/bachelor?lang=tr', 'en')).toBe('Hazırlık')
})

test.each([
  '/countries/9999/cities',
  '/countries/223/cities/82/towns',
  '/universities/9999/faculties',
  '/universities/50/faculties/1/departments',
  '/universities/9999/departments',
  '/classes/kindergarten',
])('GET /data%s is a 404 with its code', async (path) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ status: 404, code: 'data.notFound' })
})

test.each([
  ['/countries?page=1', 'page'],
  ['/countries/tr/cities', 'countryId'],
  ['/universities?type=private', 'type'],
  ['/universities?limit=100000', 'limit'],
  ['/universities?search=', 'search'],
  ['/classes/bachelor?lang=de', 'lang'],
])('GET /data%s is a 400 that names %s', async (path, field) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toMatchObject([{ field }])
})
