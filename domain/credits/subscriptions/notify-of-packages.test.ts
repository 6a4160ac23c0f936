import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { aCandidate, aCompany, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aBuyer } from '../../../tests/worlds/buyer.ts'
import { notifyOfPackages } from './notify-of-packages.ts'

testDatabase()

const runs = async () => (await aCandidate({ operator: true })).caller

/** The Root's notifications, in the order of the sentences. */
async function toldTo({ accountId }: { readonly accountId: string }) {
  await notifyOfPackages()
  const own = eq(notifications.accountId, accountId)
  const rows = await database().select().from(notifications).where(own)
  return rows.map(({ event, values }) => [event, values.kind, values.left].filter((one) => one !== '')).toSorted()
}

const endIn = ({ companyId }: { readonly companyId: string }, interval: string) =>
  database()
    .update(subscriptions)
    .set({ expiryAt: sql`now() + ${interval}::interval` })
    .where(eq(subscriptions.companyId, companyId))

test('Roots are notified once of an end that is near and once of one that has passed, and again for the next package', async () => {
  const buyer = await aBuyer(await runs())
  const reader = await aMember(buyer.companyId, {})
  await buyer.spend('message', 1)
  expect(await toldTo(buyer)).toEqual([])
  await endIn(buyer, '15 days 1 minute')
  expect(await toldTo(buyer)).toEqual([])
  await endIn(buyer, '14 days 23 hours')
  expect(await toldTo(buyer)).toEqual([['packageEnding', 0]])
  expect(await toldTo(buyer)).toEqual([['packageEnding', 0]])
  await endIn(buyer, '-1 second')
  const both = [
    ['packageEnded', 0],
    ['packageEnding', 0],
  ]
  expect(await toldTo(buyer)).toEqual(both)
  expect(await toldTo(buyer)).toEqual(both)
  expect(await toldTo(reader)).toEqual([])
  await endIn(buyer, '3 days')
  expect(await toldTo(buyer)).toEqual([...both, ['packageEnding', 0]])
})

test('they are notified once per stock of credits that run low and of credits that are used up', async () => {
  const buyer = await aBuyer(await runs())
  await buyer.spend('message', 149)
  expect(await toldTo(buyer)).toEqual([])
  await buyer.spend('message', 1)
  await buyer.spend('document', 50)
  const first = [
    ['creditsExhausted', 'document', 0],
    ['creditsLow', 'message', 50],
  ]
  expect(await toldTo(buyer)).toEqual(first)
  await buyer.spend('message', 10)
  expect(await toldTo(buyer)).toEqual(first)
  await buyer.spend('message', 40)
  expect(await toldTo(buyer)).toEqual([first[0], ['creditsExhausted', 'message', 0], first[1]])
  await buyer.pay(await buyer.order())
  await buyer.spend('message', 1500)
  expect((await toldTo(buyer)).filter(([event]) => event === 'creditsLow')).toEqual([
    ['creditsLow', 'message', 50],
    ['creditsLow', 'message', 500],
  ])
})

test('many are notified in batches, and two concurrent workers notify no one twice', async () => {
  const all = await Promise.all(Array.from({ length: 7 }, () => aCompany()))
  for (const company of all)
    await database().insert(subscriptions).values({
      companyId: company.companyId,
      package: 'trial',
      totalApplicationCredit: 100,
      leftApplicationCredit: 100,
      totalDocumentCredit: 50,
      leftDocumentCredit: 50,
      totalMessageCredit: 200,
      leftMessageCredit: 200,
      expiryAt: sql`now() + interval '2 days'`,
    })
  await Promise.all([notifyOfPackages({}, 2), notifyOfPackages({}, 2)])
  for (const company of all) expect(await toldTo(company)).toEqual([['packageEnding', 0]])
})

test('the sentences contain the day, the kind and the consequence', () => {
  const values = { title: 'Vakıf', kind: 'application', left: 3, closesAt: '2026-12-01T09:00:00Z' }
  expect(newsText('tr', 'packageEnding', values)).toContain('1 Aralık 2026 12:00’de (İstanbul\u00a0saati) doluyor')
  expect(newsText('tr', 'creditsLow', values)).toBe('Vakıf: başvuru krediniz azaldı, 3 kredi kaldı.')
  expect(newsText('en', 'creditsExhausted', { ...values, kind: 'message' })).toBe(
    'Vakıf: message credits are used up. You can’t send e-mails or SMS.',
  )
})
