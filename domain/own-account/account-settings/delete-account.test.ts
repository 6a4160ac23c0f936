import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts, codes, consents, sessions } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { requestKeys } from '#database/schema/request-keys.ts'
import { authenticators, passkeys, recoveryCodes } from '#database/schema/second-factors.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, bearer, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { messagesTo } from '../../../tests/visitor.ts'
import { changeEmail } from './change-email.ts'
import { deleteAccount } from './delete-account.ts'
import { changePreferences } from './preferences.ts'
import { sendOwnVerification } from './send-own-verification.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

test('only the consents are left of the person', async () => {
  const gsm = '+905321112233'
  const ayse = await aCandidate({ gsm, googleSubject: 'google-1', photo: '/files/ayse.jpg' })
  await connection.db.insert(consents).values({ id: newId(), accountId: ayse.accountId, text: 'terms', version: '1' })
  await sendOwnVerification(ayse.caller, { channel: 'email' })
  await sendOwnVerification(ayse.caller, { channel: 'sms' })
  await changePreferences('Candidate')(ayse.caller, {
    preferences: { messages: { inApp: true, email: false, sms: false } },
  })

  const { db } = connection
  const of = ayse.accountId
  await db.insert(authenticators).values({ accountId: of, secret: 'sealed' })
  await db.insert(passkeys).values({ id: 'key', accountId: of, publicKey: 'public', counter: 0, name: 'Firefox' })
  await db.insert(recoveryCodes).values({ accountId: of, codeHash: 'hash' })
  await db
    .insert(requestKeys)
    .values({ accountId: of, call: 'PUT /email', key: 'a-key', fingerprint: 'hash', runId: newId() })

  expect(await deleteAccount(ayse.caller, { email: ayse.email, pwd: password })).toBeNull()

  expect(await db.select().from(accounts).where(eq(accounts.id, of))).toMatchObject([
    {
      email: '',
      emailVerifiedAt: null,
      name: '',
      surname: '',
      photo: null,
      passwordHash: null,
      googleSubject: null,
      istanbulSeninSubject: null,
      gsm: null,
      gsmVerifiedAt: null,
      twoFactorGsm: false,
      deletedAt: expect.any(Date),
    },
  ])
  expect(await db.select().from(codes).where(eq(codes.accountId, of))).toEqual([])
  expect(await db.select().from(notificationPreferences).where(eq(notificationPreferences.accountId, of))).toEqual([])
  for (const table of [authenticators, passkeys, recoveryCodes, requestKeys]) {
    expect(await db.select().from(table).where(eq(table.accountId, of))).toEqual([])
  }
  expect([...(await messagesTo(ayse.email)), ...(await messagesTo(gsm))]).toEqual([])
  const [session] = await db.select().from(sessions).where(eq(sessions.accountId, of))
  expect(session).toMatchObject({ device: '', address: '', endedAt: expect.any(Date) })
  expect(await db.select().from(consents).where(eq(consents.accountId, of))).toMatchObject([{ text: 'terms' }])
  expect(await db.select().from(candidates).where(eq(candidates.accountId, of))).toHaveLength(1)
})

test('the request that deletes an account leaves no request key', async () => {
  const ayse = await aCandidate()
  const deleted = await app.inject({
    method: 'DELETE',
    url: `/api/candidates/${ayse.candidateId}/profile`,
    headers: { ...(await bearer(ayse)), 'idempotency-key': 'a-key' },
    body: { email: ayse.email, pwd: password, isConfirm: true },
  })
  expect(deleted.statusCode).toBe(204)
  expect(await connection.db.$count(requestKeys, eq(requestKeys.accountId, ayse.accountId))).toBe(0)
})

test('two deleted accounts do not conflict, and their addresses are free', async () => {
  const [one, other] = [await aCandidate({ email: 'tekrar@kopru.test' }), await aCandidate()]
  await deleteAccount(one.caller, { email: one.email, pwd: password })
  await deleteAccount(other.caller, { email: other.email, pwd: password })
  const again = await aCandidate({ email: 'tekrar@kopru.test' })
  expect(again.accountId).not.toBe(one.accountId)
})

test('a deleted account cannot act with a token that is still valid', async () => {
  const { caller, email } = await aCandidate()
  await deleteAccount(caller, { email, pwd: password })
  const asked = { password, newEmail: 'geri@kopru.test' }
  await expect(changeEmail(caller, asked)).rejects.toMatchObject({ code: 'accounts.sessionEnded' })
  await expect(deleteAccount(caller, { email, pwd: password })).rejects.toMatchObject({ code: 'accounts.sessionEnded' })
})

test('an account that signs in with Google only is not asked for a password', async () => {
  const { caller, email, accountId } = await aCandidate({ passwordHash: null, provider: 'Google' })
  await deleteAccount(caller, { email })
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.id, accountId))
  expect(account?.deletedAt).toBeInstanceOf(Date)
})

test('a wrong password, a missing one or another address changes nothing', async () => {
  const { caller, email, accountId } = await aCandidate()
  for (const pwd of [undefined, 'Kopru2025']) {
    await expect(deleteAccount(caller, { email, pwd })).rejects.toMatchObject({ code: 'accounts.wrongPassword' })
  }
  await expect(deleteAccount(caller, { email: 'baska@kopru.test', pwd: password })).rejects.toMatchObject({
    code: 'request.invalid',
    errors: [{ field: 'email', message: 'Bu, hesabının e-posta adresi değil.' }],
  })
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.id, accountId))
  expect(account).toMatchObject({ email, deletedAt: null })
})

test('through the API it takes a body with the confirmation, and removes the browser’s cookie', async () => {
  const { candidateId, caller, email } = await aCandidate()
  const remove = async (body: object) =>
    app.inject({
      method: 'DELETE',
      url: `/api/candidates/${candidateId}/profile`,
      headers: { ...(await bearer(caller.person)), 'x-kopru-client': 'web' },
      body,
    })
  expect((await remove({ email, pwd: password, isConfirm: false })).statusCode).toBe(400)
  const removed = await remove({ email, pwd: password, isConfirm: true })
  expect(removed.statusCode).toBe(204)
  expect(removed.headers['set-cookie']).toContain('Max-Age=0')
})
