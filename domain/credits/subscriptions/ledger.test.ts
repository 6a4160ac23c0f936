import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { creditEntries, ledgerChecks } from '#database/schema/credits/credit-entries.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { openAffordable } from '#domain/applying/sealed/open-affordable.ts'
import { openSealed } from '#domain/applying/sealed/open-sealed.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { checkLedger } from './check-ledger.ts'
import { endPackages } from './end-packages.ts'
import { returnCredits } from './return-credits.ts'
import { creditsLeft, spendCredits } from './spend-credits.ts'

const connection = testDatabase()

const spend = (companyId: string, count: number) =>
  database().transaction((tx) => spendCredits(tx, companyId, 'message', count, { why: 'messages' }))
const leftOf = (companyId: string) => database().transaction((tx) => creditsLeft(tx, companyId, 'message'))
const entriesOf = (companyId: string) =>
  database()
    .select({
      kind: creditEntries.kind,
      amount: creditEntries.amount,
      balance: creditEntries.balance,
      why: creditEntries.why,
    })
    .from(creditEntries)
    .where(eq(creditEntries.companyId, companyId))
    .orderBy(asc(creditEntries.at), asc(creditEntries.place))
const end = (companyId: string) =>
  database()
    .update(subscriptions)
    .set({ expiryAt: sql`now() - interval '1 second'` })
    .where(eq(subscriptions.companyId, companyId))

test('every credit given, spent and returned is a row with the balance after it', async () => {
  const { companyId } = await aCompany()
  expect(await leftOf(companyId)).toBe(200)
  expect(await spend(companyId, 150)).toBe(true)
  expect(await spend(companyId, 51)).toBe(false)
  await database().transaction((tx) => returnCredits(tx, companyId, 'message', 20, {}))
  expect(await leftOf(companyId)).toBe(70)
  expect(await entriesOf(companyId)).toEqual([
    { kind: 'application', amount: 100, balance: 100, why: 'package' },
    { kind: 'document', amount: 50, balance: 50, why: 'package' },
    { kind: 'message', amount: 200, balance: 200, why: 'package' },
    { kind: 'message', amount: -150, balance: 50, why: 'messages' },
    { kind: 'message', amount: 20, balance: 70, why: 'returned' },
  ])
})

test('of concurrent requests for the last credit one succeeds', async () => {
  const { companyId } = await aCompany()
  await spend(companyId, 199)
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => spend(companyId, 1)))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('concurrent first uses start one trial', async () => {
  const { companyId } = await aCompany()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => spend(companyId, 1)))
  expect(outcomes).toEqual(Array(6).fill(true))
  const entries = await entriesOf(companyId)
  expect(entries.filter(({ why }) => why === 'package')).toHaveLength(3)
  expect(await leftOf(companyId)).toBe(194)
})

test('ledger rows cannot be changed or deleted', async () => {
  const { companyId } = await aCompany()
  await spend(companyId, 1)
  const change = connection.pool.query('update credit_entries set amount = 1 where company_id = $1', [companyId])
  await expect(change).rejects.toThrow('only added to')
  const removal = connection.pool.query('delete from credit_entries where company_id = $1', [companyId])
  await expect(removal).rejects.toThrow('only added to')
})

test('nothing is spent after the end, also before the job; the job removes the rest, and credits returned later', async () => {
  const { companyId } = await aCompany()
  await spend(companyId, 1)
  await end(companyId)
  expect([await spend(companyId, 1), await leftOf(companyId)]).toEqual([false, 0])
  await endPackages()
  await database().transaction((tx) => returnCredits(tx, companyId, 'message', 1, {}))
  await endPackages()
  await endPackages()
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  expect(row).toMatchObject({ leftMessageCredit: 0, lapsedMessageCredit: 200, lapsedApplicationCredit: 100 })
  const expired = (await entriesOf(companyId)).filter(({ why }) => why === 'expired')
  expect(expired.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['application', -100, 0],
    ['document', -50, 0],
    ['message', -199, 0],
    ['message', -1, 0],
  ])
})

test('the nightly check reports each difference to operators, and corrects none', async () => {
  const [honest, other] = [await aCompany(), await aCompany()]
  await Promise.all([spend(honest.companyId, 1), spend(other.companyId, 1)])
  const ofOther = eq(subscriptions.companyId, other.companyId)
  await database().update(subscriptions).set({ leftMessageCredit: 7 }).where(ofOther)
  const found = await checkLedger()
  expect(found.filter(({ companyId }) => companyId === honest.companyId)).toEqual([])
  expect(found).toContainEqual({ companyId: other.companyId, kind: 'message', balance: 7, sum: 199 })
  const [checked] = await database().select().from(ledgerChecks).orderBy(sql`at desc`).limit(1)
  expect(checked?.differences).toBe(found.length)
  const [letter] = await database().select().from(outbox).where(eq(outbox.recipient, 'iletisim@kopru.test'))
  expect(letter?.text).toContain(`${other.companyId} message: 7 ≠ 199`)
  await database().update(subscriptions).set({ leftMessageCredit: 199 }).where(ofOther)
  expect(await checkLedger()).toEqual([])
})

test('new credits open sealed applications, the oldest first; candidates notice nothing', async () => {
  const company = await aCompany()
  const { companyId } = company
  const form = await aPublishedForm(company)
  await database().transaction((tx) => spendCredits(tx, companyId, 'application', 100, { why: 'application' }))
  const sent = []
  for (let at = 0; at < 4; at++) sent.push((await aSubmittedApplication(await aCandidate(), form)).id)
  const rows = () =>
    database()
      .select()
      .from(applications)
      .where(eq(applications.formId, form.id))
      .orderBy(asc(applications.submittedAt))
  const before = await rows()
  expect(before.map(({ id, sealed }) => [id, sealed])).toEqual(sent.map((id) => [id, true]))
  await database()
    .update(applications)
    .set({ status: 'Withdrawn' })
    .where(eq(applications.id, sent[0] ?? ''))
  const give = (count: number) =>
    database().transaction((tx) =>
      openSealed(tx, { companyId, count }, {}, () => returnCredits(tx, companyId, 'application', count, {})),
    )
  expect(await give(2)).toBe(2)
  const after = await rows()
  expect(after.map(({ sealed }) => sealed)).toEqual([true, false, false, true])
  const unchanged = (row: (typeof before)[number] | undefined) => ({ ...row, sealed: true })
  expect(after.slice(1).map(unchanged)).toEqual(before.slice(1).map(unchanged))
  expect(await give(5)).toBe(1)
  expect(await database().transaction((tx) => creditsLeft(tx, companyId, 'application'))).toBe(4)
  const news = await database().select().from(notifications).where(eq(notifications.event, 'sealedOpened'))
  expect(news.map(({ accountId, values }) => [accountId, values.count])).toEqual([
    [company.accountId, 2],
    [company.accountId, 1],
  ])
})

test('an application whose candidate held its lock when credits came is opened by the job', async () => {
  const company = await aCompany()
  const { companyId } = company
  const form = await aPublishedForm(company)
  await database().transaction((tx) => spendCredits(tx, companyId, 'application', 100, { why: 'application' }))
  const { id } = await aSubmittedApplication(await aCandidate(), form)
  await database().transaction((tx) => returnCredits(tx, companyId, 'application', 3, {}))
  await openAffordable()
  await openAffordable()
  const [row] = await database().select().from(applications).where(eq(applications.id, id))
  expect(row?.sealed).toBe(false)
  expect(await database().transaction((tx) => creditsLeft(tx, companyId, 'application'))).toBe(2)
  expect(await checkLedger()).toEqual([])
})
