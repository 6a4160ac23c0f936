import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { creditEntries } from '#database/schema/credits/credit-entries.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { checkLedger } from '#domain/credits/subscriptions/check-ledger.ts'
import { endPackages } from '#domain/credits/subscriptions/end-packages.ts'
import { listCreditEntries } from '#domain/credits/subscriptions/list-credit-entries.ts'
import { notifyOfPackages } from '#domain/credits/subscriptions/notify-of-packages.ts'
import { readCreditUse } from '#domain/credits/subscriptions/read-credit-use.ts'
import { aCandidate, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { aBuyer, receivedOn, starterTotal } from '../../../tests/worlds/buyer.ts'
import { cancelOrder, cancelOwnOrder } from './cancel-order.ts'
import { listOrders } from './list-orders.ts'
import { lockOrder } from './own-order.ts'
import { setSeller } from './payment-ways.ts'
import { refundOrder } from './refund-order.ts'

testDatabase()

let runs: Caller
beforeAll(async () => {
  runs = (await aCandidate({ operator: true })).caller
})

const daysUntil = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 86_400_000)

test('an order says how to pay, and gives no credits before it is paid', async () => {
  const { order, left, caller, companyId } = await aBuyer(runs)
  const placed = await order()
  expect(placed).toMatchObject({ state: 'Ordered', priceMinor: 1_990_000, vatMinor: 398_000, totalMinor: starterTotal })
  expect(placed.pay).toEqual({
    way: 'bankTransfer',
    reference: placed.reference,
    amountMinor: starterTotal,
    currency: 'TRY',
    iban: 'TR330006100519786457841326',
    accountName: 'Köprü A.Ş.',
    bankName: 'Deneme Bankası',
  })
  expect(await left()).toMatchObject({ totalApplicationCredit: 100, leftApplicationCredit: 100 })
  const listed = await listOrders(caller, { companyId, pageNumber: 1, pageSize: 20 })
  expect(listed.items).toEqual([placed])
})

test('trial, negotiated and hidden packages cannot be ordered; a top-up needs a running package', async () => {
  const { order, spend, end } = await aBuyer(runs)
  await expect(order('trial')).rejects.toMatchObject({ code: 'orders.notOrderable' })
  await expect(order('enterprise')).rejects.toMatchObject({ code: 'orders.notOrderable' })
  await expect(order('none')).rejects.toMatchObject({ code: 'packages.notFound' })
  await spend('message', 1)
  await order('messages')
  await end()
  await expect(order('messages')).rejects.toMatchObject({ code: 'orders.packageEnded' })
  const refused = await Promise.allSettled(Array.from({ length: 6 }, () => order()))
  expect(refused.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('without a configured seller account nothing can be ordered', async () => {
  const { order } = await aBuyer(runs)
  setSeller(undefined)
  try {
    await expect(order()).rejects.toMatchObject({ code: 'orders.noAccount' })
  } finally {
    setSeller({ iban: 'TR330006100519786457841326', accountName: 'Köprü A.Ş.', bankName: 'Deneme Bankası' })
  }
})

test('a partial payment waits for the rest; a surplus is refunded on its own', async () => {
  const { order, pay, left, news } = await aBuyer(runs)
  const placed = await order()
  const part = await pay(placed, 2_000_000)
  expect(part).toMatchObject({
    state: 'PartlyPaid',
    openMinor: 388_000,
    pay: { amountMinor: 388_000 },
    can: { cancel: false },
  })
  await expect(pay(placed)).rejects.toMatchObject({ code: 'orders.changedSince' })
  const paid = await pay(part, 400_000)
  expect(paid).toMatchObject({ state: 'Paid', openMinor: 0, surplusMinor: 12_000, pay: null })
  expect(paid.payments.map(({ amountMinor }) => amountMinor)).toEqual([2_000_000, 400_000])
  await expect(pay(paid)).rejects.toMatchObject({ code: 'orders.over' })
  const back = { orderId: paid.id, on: receivedOn, takesCreditsBack: false, reason: 'Fazla', version: paid.version }
  await expect(refundOrder(runs, { ...back, amountMinor: 12_001 })).rejects.toMatchObject({
    code: 'orders.refundTooHigh',
  })
  expect(await refundOrder(runs, { ...back, amountMinor: 12_000 })).toMatchObject({ state: 'Paid', surplusMinor: 0 })
  expect(await left()).toMatchObject({
    leftApplicationCredit: 1100,
    totalApplicationCredit: 1100,
    leftMessageCredit: 2200,
  })
  expect(await news()).toEqual(expect.arrayContaining(['orderPartlyPaid', 'orderPaid']))
})

test('remaining credits and time carry over to the next package, but not from an ended one', async () => {
  const { order, pay, left, spend, end, companyId } = await aBuyer(runs)
  await spend('document', 10)
  await pay(await order())
  const first = await left()
  expect(first).toMatchObject({ leftDocumentCredit: 540, totalDocumentCredit: 540 })
  expect(daysUntil(first.expiryAt)).toBeGreaterThan(390)
  await pay(await order('messages'), 468_000)
  expect(await left()).toMatchObject({ leftMessageCredit: 4200, totalMessageCredit: 4200, expiryAt: first.expiryAt })
  await end()
  // Before and after the job the answer is the same: the package has ended with these credits left.
  const ended = await left()
  expect(ended.leftDocumentCredit).toBe(540)
  await endPackages()
  expect(await left()).toEqual(ended)
  await pay(await order())
  const renewed = await left()
  expect(renewed).toMatchObject({ leftDocumentCredit: 500, leftApplicationCredit: 1000, totalMessageCredit: 2000 })
  expect(daysUntil(renewed.expiryAt)).toBeLessThan(367)
  expect((await checkLedger()).filter((one) => one.companyId === companyId)).toEqual([])
})

test('a top-up paid after the package ended is valid for its own days', async () => {
  const { order, pay, left, spend, end } = await aBuyer(runs)
  await spend('message', 1)
  const placed = await order('messages')
  await end()
  await pay(placed, 468_000)
  const now = await left()
  expect(now).toMatchObject({ leftMessageCredit: 2000, totalMessageCredit: 2000, leftApplicationCredit: 0 })
  expect(daysUntil(now.expiryAt)).toBe(30)
})

test('a refund takes back remaining credits and time; spent credits stay spent', async () => {
  const { order, pay, left, spend, companyId } = await aBuyer(runs)
  await spend('application', 60)
  const before = await left()
  const paid = await pay(await order())
  await spend('application', 900)
  const body = { orderId: paid.id, on: receivedOn, takesCreditsBack: true, reason: 'Vazgeçildi', version: paid.version }
  const refunded = await refundOrder(runs, { ...body, amountMinor: starterTotal })
  expect(refunded).toMatchObject({ state: 'Refunded', surplusMinor: 0, refundedMinor: starterTotal })
  const after = await left()
  expect(after).toMatchObject({ leftApplicationCredit: 0, leftDocumentCredit: 50, leftMessageCredit: 200 })
  expect(after.expiryAt).toBe(before.expiryAt)
  const rows = await database()
    .select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(and(eq(creditEntries.companyId, companyId), eq(creditEntries.why, 'orderRefunded')))
    .orderBy(asc(creditEntries.place))
  expect(rows).toEqual([
    { kind: 'application', amount: -140 },
    { kind: 'document', amount: -500 },
    { kind: 'message', amount: -2000 },
  ])
  await expect(refundOrder(runs, { ...body, version: refunded.version, amountMinor: 1 })).rejects.toMatchObject({
    code: 'orders.over',
  })
})

test('a refund after the end does not change the end, and sends no second notification', async () => {
  const { order, pay, left, news, end, companyId, spend } = await aBuyer(runs)
  const { id: orderId, version } = await pay(await order())
  await spend('application', 1050)
  await end()
  await endPackages()
  await notifyOfPackages()
  const { expiryAt } = await left()
  const told = await news()
  await refundOrder(runs, {
    orderId,
    version,
    amountMinor: starterTotal,
    on: receivedOn,
    takesCreditsBack: true,
    reason: 'Hata bizdeydi',
  })
  await endPackages()
  await notifyOfPackages()
  expect(await left()).toEqual({
    totalApplicationCredit: 100,
    totalDocumentCredit: 50,
    totalMessageCredit: 200,
    leftApplicationCredit: 0,
    leftDocumentCredit: 50,
    leftMessageCredit: 200,
    expiryAt,
  })
  expect((await news()).toSorted()).toEqual([...told, 'orderRefunded'].toSorted())
  expect((await checkLedger()).filter((one) => one.companyId === companyId)).toEqual([])
})

test('a top-up whose payment waits until after the end keeps its credits', async () => {
  const { order, pay, left, spend, companyId } = await aBuyer(runs)
  await spend('message', 1)
  const placed = await order('messages')
  let paying: Promise<unknown> = Promise.resolve()
  await database().transaction(async (tx) => {
    await lockOrder(tx, placed.id)
    paying = pay(placed, placed.totalMinor)
    await expect.poll(() => waitingForLocks()).toBe(1)
    // The package ends after the payment started and before it has locked the order.
    await database()
      .update(subscriptions)
      .set({ expiryAt: sql`clock_timestamp()` })
      .where(eq(subscriptions.companyId, companyId))
    await endPackages()
  })
  await paying
  await endPackages()
  const { leftMessageCredit, totalMessageCredit, expiryAt } = await left()
  expect([leftMessageCredit, totalMessageCredit, daysUntil(expiryAt)]).toEqual([2000, 2000, 30])
})

test('the organization cancels its own unpaid order; only operators cancel a partly paid one', async () => {
  const { order, pay, caller, companyId } = await aBuyer(runs)
  const [own, other] = [await order(), await order()]
  const stranger = await aBuyer(runs)
  const ids = { companyId: stranger.companyId, orderId: own.id }
  await expect(cancelOwnOrder(stranger.caller, ids)).rejects.toMatchObject({ code: 'orders.notFound' })
  expect(await cancelOwnOrder(caller, { companyId, orderId: own.id })).toMatchObject({ state: 'Cancelled', pay: null })
  const part = await pay(other, 1000)
  const { items, total } = await listOrders(caller, {
    companyId,
    pageNumber: 1,
    pageSize: 10,
    state: ['Ordered', 'PartlyPaid'],
  })
  expect([items.map(({ id }) => id), total]).toEqual([[other.id], 1])
  await expect(cancelOwnOrder(caller, { companyId, orderId: other.id })).rejects.toMatchObject({ code: 'orders.over' })
  const reason = 'Süresi geçti'
  const cancelled = await cancelOrder(runs, { orderId: other.id, reason, version: part.version })
  expect(cancelled).toMatchObject({ state: 'Cancelled', endedBecause: reason, surplusMinor: 1000 })
  const back = {
    orderId: other.id,
    on: receivedOn,
    takesCreditsBack: false,
    reason,
    version: cancelled.version,
    amountMinor: 1000,
  }
  expect(await refundOrder(runs, back)).toMatchObject({ state: 'Cancelled', surplusMinor: 0 })
})

test('paying twice at once gives the credits once', async () => {
  const { order, pay, left } = await aBuyer(runs)
  const placed = await order()
  const outcomes = await Promise.allSettled([pay(placed), pay(placed), pay(placed)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await left()).leftApplicationCredit).toBe(1100)
})

test('confirming a payment opens sealed applications in the same transaction', async () => {
  const { order, pay, left, spend, caller, companyId } = await aBuyer(runs)
  const form = await aPublishedForm({ caller, companyId })
  await spend('application', 100)
  for (let at = 0; at < 3; at++) await aSubmittedApplication(await aCandidate(), form)
  const use = await readCreditUse(caller, { companyId })
  expect(use.sealed).toEqual({ waiting: 3, missing: 3 })
  await pay(await order())
  const sealed = await database().$count(
    applications,
    and(eq(applications.formId, form.id), eq(applications.sealed, true)),
  )
  expect([sealed, (await left()).leftApplicationCredit]).toEqual([0, 997])
  const { items } = await listCreditEntries(caller, { companyId, why: 'opened', pageNumber: 1, pageSize: 20 })
  expect(items).toMatchObject([{ amount: -3, balance: 997, about: { kind: 'order', title: 'Başlangıç' } }])
})
