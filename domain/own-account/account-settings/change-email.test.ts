import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#database/schema/accounts.ts'
import { aCandidate, aCompany, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { lastMessageTo, messagesTo } from '../../../tests/visitor.ts'
import { changeEmail } from './change-email.ts'

const connection = testDatabase()

test('a candidate moves to a new address with the code that was sent there', async () => {
  const ayse = await aCandidate()
  const newEmail = 'ayse.yeni@kopru.test'

  const first = await changeEmail(ayse.caller, { password, newEmail })
  expect(first).toEqual({ changed: false, sent: { to: 'a***@kopru.test', resendAfterSeconds: 60 } })
  expect(await emailOf(ayse)).toBe(ayse.email)

  const { code } = await lastMessageTo(newEmail)
  expect(await changeEmail(ayse.caller, { password, newEmail, code })).toEqual({ changed: true, sent: null })
  expect(await emailOf(ayse)).toBe(newEmail)

  const notice = await lastMessageTo(ayse.email)
  expect(notice.subject).toBe('E-posta adresin değişti')
  expect(notice.text).toContain('a***@kopru.test')
})

test('a member of an organization does the same', async () => {
  const root = await aCompany()
  const newEmail = 'mudur@kopru.test'
  await changeEmail(root.caller, { password, newEmail })
  const { code } = await lastMessageTo(newEmail)
  expect(await changeEmail(root.caller, { password, newEmail, code })).toEqual({ changed: true, sent: null })
  expect(await emailOf(root)).toBe(newEmail)
})

test('an intruder in an open session does not know the password, and changes nothing', async () => {
  const { caller } = await aCandidate()
  const asked = { password: 'Kopru2025', newEmail: 'hirsiz@kopru.test' }
  await expect(changeEmail(caller, asked)).rejects.toMatchObject({ code: 'accounts.wrongPassword', status: 400 })
  expect(await messagesTo('hirsiz@kopru.test')).toEqual([])
})

test('after ten wrong passwords even the right one has to wait', async () => {
  const { caller } = await aCandidate()
  const guess = (password: string) => changeEmail(caller, { password, newEmail: 'tahmin@kopru.test' })
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(guess('Yanlis123')).rejects.toMatchObject({ code: 'accounts.wrongPassword' })
  }
  await expect(guess(password)).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
})

test('an address that has an account is answered the same, and gets no code', async () => {
  const [ayse, fatma] = [await aCandidate(), await aCandidate()]
  const free = await changeEmail(ayse.caller, { password, newEmail: 'kimsenin@kopru.test' })
  const taken = await changeEmail(ayse.caller, { password, newEmail: fatma.email })
  expect(taken).toEqual({ ...free, sent: { ...free.sent, to: 'k***@kopru.test' } })
  expect(await messagesTo(fatma.email)).toEqual([])
  await expect(changeEmail(ayse.caller, { password, newEmail: fatma.email, code: '000000' })).rejects.toMatchObject({
    code: 'accounts.wrongCode',
  })
})

test('a code verifies the address that it was sent to, and no other', async () => {
  const { caller, ...ayse } = await aCandidate()
  await changeEmail(caller, { password, newEmail: 'benim@kopru.test' })
  const { code } = await lastMessageTo('benim@kopru.test')
  const other = changeEmail(caller, { password, newEmail: 'baskasinin@kopru.test', code })
  await expect(other).rejects.toMatchObject({ code: 'accounts.wrongCode' })
  expect(await emailOf(ayse)).toBe(ayse.email)
})

test('of two accounts with a code for one mailbox, one gets the address', async () => {
  const [one, other] = [await aCandidate(), await aCandidate()]
  const newEmail = 'ortak@kopru.test'
  await changeEmail(one.caller, { password, newEmail })
  const first = await lastMessageTo(newEmail)
  // A minute later.
  await connection.pool.query('delete from rate_limits')
  await changeEmail(other.caller, { password, newEmail })
  const second = await lastMessageTo(newEmail)
  const outcomes = await Promise.allSettled([
    changeEmail(one.caller, { password, newEmail, code: first.code }),
    changeEmail(other.caller, { password, newEmail, code: second.code }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'accounts.wrongCode' } })
})

test('a second code has to wait a minute', async () => {
  const { caller } = await aCandidate()
  const ask = () => changeEmail(caller, { password, newEmail: 'sabirsiz@kopru.test' })
  await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
})

async function emailOf({ accountId }: { readonly accountId: string }) {
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.id, accountId))
  return account?.email
}
