import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

let people = 0

async function unverified() {
  const { email } = await aCandidate({ email: `yeni${++people}@kopru.test`, emailVerifiedAt: null })
  const visit = visitor(app)
  await visit.post('/accounts/verification/send', { email })
  return { email, visit, message: await lastMessageTo(email) }
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code works once', async () => {
  const { email, visit, message } = await unverified()
  expect((await visit.post('/accounts/verification', { email, code: message.code })).status).toBe(200)
  expect(await visit.post('/accounts/verification', { email, code: message.code })).toMatchObject({
    status: 400,
    code: 'accounts.wrongCode',
  })
  expect((await visit.post('/accounts/verification', { token: message.token })).code).toBe('accounts.wrongCode')
})

test('a code allows five tries; the right code after them is refused', async () => {
  const { email, visit, message } = await unverified()
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await visit.post('/accounts/verification', { email, code: wrong(message.code) })).code).toBe(
      'accounts.wrongCode',
    )
  }
  expect((await visit.post('/accounts/verification', { email, code: message.code })).code).toBe('accounts.wrongCode')
})

test('concurrent tries are counted one by one', async () => {
  const { email, visit, message } = await unverified()
  await Promise.all(
    Array.from({ length: 8 }, () => visit.post('/accounts/verification', { email, code: wrong(message.code) })),
  )
  expect((await visit.post('/accounts/verification', { email, code: message.code })).code).toBe('accounts.wrongCode')
})

test('the code expires after ten minutes, and the link beside it after a day', async () => {
  const { email, visit, message } = await unverified()
  await connection.db.execute(sql`update codes set created_at = created_at - interval '601 seconds'`)
  expect((await visit.post('/accounts/verification', { email, code: message.code })).code).toBe('accounts.wrongCode')
  expect((await visit.post('/accounts/verification', { token: message.token })).status).toBe(200)

  const other = await unverified()
  await connection.db.execute(sql`update codes set expires_at = expires_at - interval '24 hours'`)
  expect((await other.visit.post('/accounts/verification', { token: other.message.token })).code).toBe(
    'accounts.wrongCode',
  )
})

test('a newer code replaces an older one', async () => {
  const { email, visit, message } = await unverified()
  await connection.db.execute(sql`delete from rate_limits`)
  await visit.post('/accounts/verification/send', { email })
  const newer = await lastMessageTo(email)
  if (newer.code !== message.code) {
    expect((await visit.post('/accounts/verification', { email, code: message.code })).code).toBe('accounts.wrongCode')
  }
  expect((await visit.post('/accounts/verification', { email, code: newer.code })).status).toBe(200)
})

test('sending again waits a minute, and is answered the same for an address without an account and for a verified one', async () => {
  const { email } = await unverified()
  const { email: verified } = await aCandidate({ email: 'tamam@kopru.test' })
  const visit = visitor(app)
  const again = await visit.post('/accounts/verification/send', { email })
  expect(again).toMatchObject({ status: 429, code: 'accounts.tooManyTries' })
  expect(again.json.detail).toMatch(/^You can try again in (59|60) seconds\.$/)
  for (const other of [verified, 'tanimsiz@kopru.test']) {
    expect(await visit.post('/accounts/verification/send', { email: other })).toMatchObject({
      status: 202,
      json: { to: 't***@kopru.test', resendAfterSeconds: 60 },
    })
    expect((await visit.post('/accounts/verification/send', { email: other })).status).toBe(429)
    expect(await messagesTo(other)).toEqual([])
  }
})

test('a code for an unknown address is wrong like any other, and an empty one is an invalid request', async () => {
  const visit = visitor(app)
  const nobody = await visit.post('/accounts/verification', { email: 'kimse@kopru.test', code: '123456' })
  expect(nobody).toMatchObject({ status: 400, code: 'accounts.wrongCode' })
  const nothing = await visit.post('/accounts/verification', {})
  expect(nothing.json.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'code'])
})

test('trying the codes of many accounts is limited by network address', async () => {
  const visit = visitor(app)
  const tries = await Promise.all(
    Array.from({ length: 61 }, (_, number) =>
      visit.post('/accounts/verification', { email: `kisi${number}@kopru.test`, code: '123456' }),
    ),
  )
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('a right code does not use up the limit of others behind the same address', async () => {
  const [first, second] = [await unverified(), await unverified()]
  const campus = visitor(app, { address: '10.7.7.7' })
  for (let tries = 0; tries < 59; tries += 1) await campus.post('/accounts/verification', { token: 'yanlis' })
  for (const { email, message } of [first, second])
    expect((await campus.post('/accounts/verification', { email, code: message.code })).status).toBe(200)
})
