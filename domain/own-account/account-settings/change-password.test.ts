import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { accounts, sessions } from '#database/schema/accounts.ts'
import { hashMd5, isPassword } from '#platform/passwords.ts'
import { aCandidate, aCompany, aSession, bearer, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, visitor } from '../../../tests/visitor.ts'
import { changePassword } from './change-password.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const next = 'YeniŞifre2027'

test('the new password works, other devices are signed out, and the owner gets an e-mail', async () => {
  const ayse = await aCandidate()
  const telephone = await aSession(ayse.accountId)
  expect(await changePassword(ayse.caller, { current: password, next })).toBeNull()

  const account = await accountOf(ayse)
  expect(account.pwdVersion).toBe('v2')
  expect(await isPassword(next, account.passwordHash)).toBe(true)
  expect(await isPassword(password, account.passwordHash)).toBe(false)
  expect(await isOpen(ayse.sessionId)).toBe(true)
  expect(await isOpen(telephone)).toBe(false)
  expect((await lastMessageTo(ayse.email)).subject).toBe('Şifren değişti')
})

test('a password of the older system is stored as argon2id', async () => {
  const md5 = createHash('md5').update('eski12').digest('hex')
  const old = await aCandidate({ pwdVersion: 'v1', passwordHash: await hashMd5(md5) })
  await changePassword(old.caller, { current: 'eski12', next })
  expect(await accountOf(old)).toMatchObject({ pwdVersion: 'v2' })
})

test('with a wrong current password nothing changes', async () => {
  const ayse = await aCandidate()
  const telephone = await aSession(ayse.accountId)
  await expect(changePassword(ayse.caller, { current: 'Kopru2025', next })).rejects.toMatchObject({
    code: 'accounts.wrongPassword',
    status: 400,
  })
  expect(await isPassword(password, (await accountOf(ayse)).passwordHash)).toBe(true)
  expect(await isOpen(telephone)).toBe(true)
})

test('wrong passwords at the sign-in page do not count here, ten wrong ones here do', async () => {
  const ayse = await aCandidate()
  for (let tries = 0; tries < 10; tries += 1) await visitor(app).signIn(ayse.email, 'Kopru2025')
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(changePassword(ayse.caller, { current: 'Kopru2025', next })).rejects.toMatchObject({
      code: 'accounts.wrongPassword',
    })
  }
  await expect(changePassword(ayse.caller, { current: password, next })).rejects.toMatchObject({
    code: 'accounts.tooManyTries',
  })
})

test('of two concurrent changes the second finds its current password outdated', async () => {
  const ayse = await aCandidate()
  const outcomes = await Promise.allSettled([
    changePassword(ayse.caller, { current: password, next: 'Birinci2027' }),
    changePassword(ayse.caller, { current: password, next: 'Ikinci2027' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

describe('through the API', () => {
  test('the candidate sends currentPassword and newPassword, with the code of older clients or without', async () => {
    const { candidateId, caller } = await aCandidate()
    const put = async (body: object) =>
      app.inject({
        method: 'PUT',
        url: `/api/candidates/${candidateId}/password`,
        headers: await bearer(caller.person),
        body,
      })
    expect((await put({ currentPassword: password, newPassword: next, code: 'Md5' })).statusCode).toBe(204)
    expect((await put({ currentPassword: next, newPassword: 'Yine2028x' })).statusCode).toBe(204)
    expect((await put({ currentPassword: 'Yine2028x', newPassword: 'kısa1' })).json().errors).toMatchObject([
      { field: 'newPassword' },
    ])
  })

  test('the organization sends newPwd, newPwdConfirm and currentPwd, and the two must be the same', async () => {
    const { companyId, caller } = await aCompany()
    const put = async (body: object) =>
      app.inject({
        method: 'PUT',
        url: `/api/companies/${companyId}/profile/password`,
        headers: await bearer(caller.person),
        body,
      })
    const differing = await put({ newPwd: next, newPwdConfirm: 'Baska2027', currentPwd: password, code: 'Md5' })
    expect(differing.json()).toMatchObject({ status: 400, errors: [{ field: 'newPwdConfirm' }] })
    const same = await put({ newPwd: next, newPwdConfirm: next, currentPwd: password, code: 'Md5' })
    expect(same.statusCode).toBe(204)
  })
})

async function accountOf({ accountId }: { readonly accountId: string }) {
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error('No such account')
  return account
}

async function isOpen(sessionId: string) {
  const [session] = await connection.db.select().from(sessions).where(eq(sessions.id, sessionId))
  return session?.endedAt === null
}
