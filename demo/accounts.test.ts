import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { isPassword } from '#platform/passwords.ts'
import { testDatabase } from '../tests/database.ts'
import { demoAccounts, demoPassword, loadDemoAccounts, openDemoAccounts } from './accounts.ts'

const connection = testDatabase()

test('two processes that start together make the demo accounts once, and all sign in with the one password', async () => {
  await Promise.all([loadDemoAccounts(connection.db), loadDemoAccounts(connection.db)])
  await loadDemoAccounts(connection.db)
  const made = await connection.db.select().from(accounts)
  expect(made.map(({ email }) => email).sort()).toEqual(demoAccounts.map(({ email }) => email).sort())
  for (const { passwordHash, pwdVersion } of made) {
    expect(await isPassword(demoPassword, passwordHash, pwdVersion)).toBe(true)
  }
  expect(made.find(({ pwdVersion }) => pwdVersion === 'v1')?.email).toBe('eski@kopru.test')

  const members = await connection.db
    .select()
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
  expect(new Set(members.map(({ company_members }) => company_members.companyId)).size).toBe(1)
  expect(members.find(({ accounts: { email } }) => email === 'okur@kopru.test')?.company_members).toMatchObject({
    userType: 'Sub',
    permissions: { All: 'ReadOnly' },
  })
})

test('the welcome offers the accounts that are there: not one that was closed, renamed or never made', async () => {
  await loadDemoAccounts(connection.db)
  const offered = async () => (await openDemoAccounts(connection.db)).map(({ email }) => email)
  expect(await offered()).toEqual(demoAccounts.map(({ email }) => email))
  await connection.db.update(accounts).set({ deletedAt: new Date() }).where(eq(accounts.email, 'operator@kopru.test'))
  await connection.db
    .update(accounts)
    .set({ email: 'baska@kopru.example' })
    .where(eq(accounts.email, 'eski@kopru.test'))
  expect(await offered()).toEqual(['aday@kopru.test', 'kurum@kopru.test', 'okur@kopru.test'])
})
