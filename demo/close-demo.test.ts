import { eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requireNoDemo } from '#database/demo-accounts.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { signIn } from '#domain/accounts/signing-in/sign-in.ts'
import { hasSomethingToShow } from '#domain/forms/company-pages/shown-companies.ts'
import { makeOperator } from '#domain/operations/operations/make-operator.ts'
import { aCandidate, aCompany } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { demoPassword, loadDemoAccounts, markDemoAccounts } from './accounts.ts'
import { closeDemo } from './close-demo.ts'
import { loadDemo } from './load-demo.ts'

const connection = testDatabase()

test('what MODE=local brought along keeps production from starting until it is closed, and then nothing is left of it', async () => {
  const { db } = connection
  await requireNoDemo(db)
  await loadDemoAccounts(db)
  await loadDemo(db)
  await markDemoAccounts(db)
  // Under another address it still has the publicly known password.
  await db.update(accounts).set({ email: 'patron@gercek.example' }).where(eq(accounts.email, 'okur@kopru.test'))
  const real = await aCompany({ email: 'kurum@vakif.example' })
  const candidate = await aCandidate({ email: 'aday@posta.example' })
  await makeOperator(db, 'kurum@kopru.test', true)
  await expect(requireNoDemo(db)).rejects.toThrow(
    /demo accounts[\s\S]*npm run demo:close[\s\S]*kurum@kopru\.test[\s\S]*runs the product/,
  )

  const closed = await closeDemo(db)
  expect(closed.accounts).toBeGreaterThan(100)
  expect(closed.forms).toBeGreaterThan(10)
  await requireNoDemo(db)

  const left = await db.select({ id: accounts.id, email: accounts.email, operator: accounts.operator }).from(accounts)
  expect(
    left
      .filter(({ email }) => email !== '')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([real.accountId, candidate.accountId].sort())
  expect(left.filter(({ operator }) => operator)).toEqual([])
  expect(await db.$count(dataRequests, isNull(dataRequests.endedAt))).toBe(0)
  for (const table of [listings, opportunities, communities]) expect(await db.$count(table)).toBe(0)
  expect(await db.$count(forms, sql`${forms.state} <> 'Archived'`)).toBe(0)
  expect(await db.$count(companies, hasSomethingToShow)).toBe(0)
  await expect(signIn(real.caller, { email: 'kurum@kopru.test', password: demoPassword })).rejects.toMatchObject({
    code: 'accounts.wrongCredentials',
  })
}, 60_000)

test('a demo account whose password was changed is one all the same', async () => {
  const { db } = connection
  await loadDemoAccounts(db)
  await db.update(accounts).set({ passwordHash: 'changed' })
  await expect(requireNoDemo(db)).rejects.toThrow('holds 5 demo accounts')
  await closeDemo(db)
})

test('an organization that somebody real has joined stays theirs', async () => {
  const { db } = connection
  await loadDemoAccounts(db)
  const [demo] = await db
    .select({ companyId: companyMembers.companyId })
    .from(accounts)
    .innerJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .where(eq(accounts.email, 'kurum@kopru.test'))
  const member = await aCompany({ email: 'yeni@vakif.example' })
  await db
    .update(companyMembers)
    .set({ companyId: demo?.companyId ?? '' })
    .where(eq(companyMembers.accountId, member.accountId))
  expect(await closeDemo(db)).toEqual({ accounts: 5, organizations: 0, forms: 0 })
})
