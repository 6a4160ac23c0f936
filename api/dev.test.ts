import { beforeAll, expect, test } from 'vitest'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { testDatabase } from '../tests/database.ts'
import { testApi } from '../tests/server.ts'

const connection = testDatabase()
const startApi = testApi()

beforeAll(async () => {
  const send = (to: string, code: string) =>
    connection.db.transaction((tx) =>
      queueMessage(tx, {
        channel: 'sms',
        to,
        kind: 'Candidate',
        language: 'en',
        template: 'gsmCode',
        values: { code, minutes: '3' },
      }),
    )
  await send('+905321234567', '111111')
  await send('+905000000000', '222222')
  await send('+905321234567', '333333')
})

test('in local mode the outbox is readable, newest first', async () => {
  const { app } = await startApi({ mode: 'local' })
  const all = await app.inject('/api/dev/outbox')
  expect(all.statusCode).toBe(200)
  expect(all.headers['cache-control']).toBe('no-store')
  expect(all.json().items.map(({ code }: { code: string }) => code)).toEqual(['333333', '222222', '111111'])

  const one = await app.inject({ url: '/api/dev/outbox', query: { to: '+905000000000' } })
  expect(one.json()).toEqual({
    items: [
      {
        id: expect.any(String),
        to: '+905000000000',
        channel: 'sms',
        subject: null,
        text: expect.stringContaining('222222'),
        code: '222222',
        link: null,
        file: null,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ],
  })
  expect((await app.inject('/api/dev/outbox?to=nobody@kopru.test')).json()).toEqual({ items: [] })
  expect((await app.inject('/api/openapi.json')).json().paths).toHaveProperty('/dev/outbox')
})

test('every e-mail has its subject and text, and its HTML runs no scripts', async () => {
  const { app } = await startApi({ mode: 'local' })
  const { items } = (await app.inject('/api/dev/mails')).json()
  const { length } = new Set(items.map(({ name }: { name: string }) => name)).values().toArray()
  expect(length).toBeGreaterThan(120)
  expect(items).toContainEqual({
    name: 'interviewInvited',
    kind: 'Candidate',
    language: 'en',
    subject: 'Choose an interview time: Yarının Mühendisleri Bursu',
    text: expect.stringContaining('Friday, 5 March 2027'),
  })

  const shown = await app.inject('/api/dev/mails/entered%20(unverified)?kind=Candidate&language=tr')
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/)
  expect(shown.body).toContain('<!doctype html>')
  expect((await app.inject('/api/dev/mails/entered?kind=Company&language=tr')).statusCode).toBe(404)
})

test('in production it does not exist and is not described', async () => {
  const { app } = await startApi({ mode: 'production' })
  const answer = await app.inject('/api/dev/outbox')
  expect(answer.statusCode).toBe(404)
  expect(answer.json().code).toBe('request.unknownPath')
  expect((await app.inject('/api/dev/mails')).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/api/dev/outbox', payload: {} })).statusCode).toBe(404)
  expect((await app.inject('/api/openapi.json')).body).not.toContain('outbox')
  expect((await app.inject('/api/docs')).body).not.toContain('outbox')
})
