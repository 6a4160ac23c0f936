import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts } from '#database/schema/accounts.ts'
import { aCandidate, aCompany, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

async function withLink(details: Parameters<typeof aCandidate>[0] = {}) {
  const { email } = await aCandidate(details)
  const visit = visitor(app)
  await visit.post('/accounts/password/forgot', { email, kind: 'Candidate' })
  return { email, visit, ...(await lastMessageTo(email)) }
}

test('a forgotten password is set by the link in the e-mail, and every session ends', async () => {
  const { email, visit, link, token } = await withLink({ email: 'unutkan@kopru.test', pwdVersion: 'v1' })
  expect(link).toMatch(/^https:\/\/kopru\.example\/reset-password\?token=[\w-]{43}$/)
  const earlier = await connection.db.$count(accounts)
  const changed = await visit.post('/accounts/password/change', { token, newPassword: 'Yeni2027' })
  expect(changed).toMatchObject({ status: 200, json: { kind: 'Candidate' } })
  expect(await connection.db.$count(accounts)).toBe(earlier)

  const { rows } = await connection.pool.query(
    'select 1 from sessions join accounts on accounts.id = account_id where email = $1 and ended_at is null',
    [email],
  )
  expect(rows).toEqual([])
  expect((await visit.signIn(email, password)).code).toBe('accounts.wrongCredentials')
  expect(await visit.signIn(email, 'Yeni2027')).toMatchObject({ status: 200, json: { pwdVersion: 'v2' } })
  expect((await lastMessageTo(email)).subject).toBe('Şifren değişti')
})

test('the link leads back to the page that was open before; to no other site', async () => {
  const { email } = await aCandidate()
  const forgot = (to: string) => visitor(app).post('/accounts/password/forgot', { email, kind: 'Candidate', to })
  expect((await forgot('/student-dashboard/apply/1?step=fit')).status).toBe(202)
  const { link } = await lastMessageTo(email)
  expect(new URL(link ?? '').searchParams.get('to')).toBe('/student-dashboard/apply/1?step=fit')
  expect(await forgot('//kotu.example')).toMatchObject({ status: 400, json: { errors: [{ field: 'to' }] } })
})

test('the link is valid once and for an hour, and reports that before a password is chosen', async () => {
  const used = await withLink()
  const read = (token: string) => visitor(app).post('/accounts/password/link', { token })
  expect((await read(used.token)).json).toEqual({ isOpen: true, kind: 'Candidate' })
  await used.visit.post('/accounts/password/change', { token: used.token, newPassword: 'Yeni2027' })
  expect(
    await used.visit.post('/accounts/password/change', { token: used.token, newPassword: 'Baska2027' }),
  ).toMatchObject({
    status: 400,
    code: 'accounts.wrongLink',
  })
  expect((await read(used.token)).json).toEqual({ isOpen: false, kind: null })
  const late = await withLink()
  await connection.db.execute(sql`update codes set expires_at = expires_at - interval '60 minutes'`)
  expect(
    (await late.visit.post('/accounts/password/change', { token: late.token, newPassword: 'Yeni2027' })).code,
  ).toBe('accounts.wrongLink')
  expect((await late.visit.signIn(late.email, password)).status).toBe(200)
})

test('other sites that make a browser open wrong links do not lock its user out of codes and links', async () => {
  const { visit, token } = await withLink()
  for (let times = 0; times < 61; times += 1)
    expect((await visit.post('/accounts/password/link', { token: 'yanlis' })).json).toEqual({
      isOpen: false,
      kind: null,
    })
  expect((await visit.post('/accounts/password/change', { token, newPassword: 'Yeni2027' })).status).toBe(200)
})

test('a new link invalidates the earlier ones', async () => {
  const first = await withLink()
  await connection.db.execute(sql`delete from rate_limits`)
  await first.visit.post('/accounts/password/forgot', { email: first.email, kind: 'Candidate' })
  const { token } = await lastMessageTo(first.email)
  const set = (link: string) => first.visit.post('/accounts/password/change', { token: link, newPassword: 'Yeni2027' })
  expect((await set(first.token)).code).toBe('accounts.wrongLink')
  expect((await set(token)).status).toBe(200)
})

test('a link of another person or of another kind is refused and stays valid', async () => {
  const { email, visit, token } = await withLink({ emailVerifiedAt: null })
  await withLink()
  await visit.post('/accounts/verification/send', { email })
  expect((await visit.post('/accounts/password/change', { token, newPassword: 'Yeni2027' })).status).toBe(200)
})

test('a link that verifies an address sets no password', async () => {
  const { email } = await aCandidate({ emailVerifiedAt: null })
  const visit = visitor(app)
  await visit.post('/accounts/verification/send', { email })
  const { token } = await lastMessageTo(email)
  expect((await visit.post('/accounts/password/change', { token, newPassword: 'Yeni2027' })).code).toBe(
    'accounts.wrongLink',
  )
})

test('the link came by e-mail, so it also verifies the address', async () => {
  const { email, visit, token } = await withLink({ emailVerifiedAt: null })
  await visit.post('/accounts/password/change', { token, newPassword: 'Yeni2027' })
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.email, email))
  expect(account?.emailVerifiedAt).toBeInstanceOf(Date)
})

test('an account locked by wrong passwords gets back in by the link', async () => {
  const { email, visit, token } = await withLink()
  for (let tries = 0; tries < 50; tries += 1) await visitor(app).signIn(email, 'Yanlis2026')
  expect((await visit.signIn(email, password)).status).toBe(429)
  await visit.post('/accounts/password/change', { token, newPassword: 'Yeni2027' })
  expect((await visit.signIn(email, 'Yeni2027')).status).toBe(200)
})

test('the answer is the same for an address without an account and for the other kind of account, and nothing is sent there', async () => {
  const { email } = await aCandidate({ email: 'x1@kopru.test' })
  const { email: company } = await aCompany({ email: 'x2@kopru.test' })
  const ask = (to: string) => visitor(app).post('/accounts/password/forgot', { email: to, kind: 'Candidate' })
  const known = await ask(email)
  expect(known).toMatchObject({ status: 202, json: { to: 'x***@kopru.test', resendAfterSeconds: 60 } })
  expect(await ask(company)).toEqual(known)
  expect(await ask('x3@kopru.test')).toEqual(known)
  expect(await messagesTo(email)).toHaveLength(1)
  expect([...(await messagesTo(company)), ...(await messagesTo('x3@kopru.test'))]).toEqual([])
  for (const again of [email, company, 'x3@kopru.test']) expect((await ask(again)).status).toBe(429)
})

test('the duration of the answer is the same, too', async () => {
  const { email } = await aCandidate()
  const timeOf = async (to: string) => {
    const started = performance.now()
    await visitor(app).post('/accounts/password/forgot', { email: to, kind: 'Candidate' })
    return performance.now() - started
  }
  for (const to of [email, 'hickimse@kopru.test']) expect(await timeOf(to)).toBeGreaterThanOrEqual(149)
})
