import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { mostCredits } from '#contract/subscriptions/credits.ts'
import { changePackage as changePackageCall } from '#contract/subscriptions/operate-orders.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { packages } from '#database/schema/credits/packages.ts'
import { files } from '#database/schema/files.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { changePackage, listAllPackages } from '#domain/credits/packages/change-packages.ts'
import { listPackages } from '#domain/credits/packages/list-packages.ts'
import { listCreditEntries } from '#domain/credits/subscriptions/list-credit-entries.ts'
import { notifyOfPackages } from '#domain/credits/subscriptions/notify-of-packages.ts'
import { readCreditUse } from '#domain/credits/subscriptions/read-credit-use.ts'
import { sweepCompanyFiles } from '#domain/ground/files/sweep-company-files.ts'
import { uploaderIdOf } from '#domain/ground/files/uploader-id.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { aCandidate, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { pdfPages } from '../../../tests/files/pdf-text.ts'
import { uploaded } from '../../../tests/files/uploaded.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { aBuyer } from '../../../tests/worlds/buyer.ts'
import { attachInvoice, linkInvoice } from './attach-invoice.ts'
import { cancelOwnOrder } from './cancel-order.ts'
import { searchOrders } from './list-orders.ts'
import { moveCreditsByHand } from './move-credits-by-hand.ts'
import { offerByAgreement } from './offer-by-agreement.ts'
import { linkProforma } from './proforma-file.ts'

testDatabase()

let runs: Caller
beforeAll(async () => {
  runs = (await aCandidate({ operator: true })).caller
})

test('the ledger shows reason and account of each change; the pace shows how long credits last', async () => {
  const { caller, companyId, spend, accountId } = await aBuyer(runs)
  const form = await aPublishedForm({ caller, companyId })
  const { id } = await aSubmittedApplication(await aCandidate(), form)
  await spend('message', 50)
  await moveCreditsByHand(runs, { id: companyId, kind: 'message', amount: 5, reason: 'Özür' })
  const { items, total } = await listCreditEntries(caller, { companyId, pageNumber: 1, pageSize: 3 })
  expect(total).toBe(6)
  expect(items).toMatchObject([
    {
      kind: 'message',
      amount: 5,
      balance: 155,
      why: 'byHand',
      note: 'Özür',
      by: { accountId: runs.person?.accountId },
    },
    { kind: 'message', amount: -50, balance: 150, by: null },
    { kind: 'application', amount: -1, balance: 99, why: 'application', about: { kind: 'application', id } },
  ])
  const use = await readCreditUse(caller, { companyId })
  expect(use.kinds.map(({ kind, left, perWeek, weeksLeft }) => [kind, left, perWeek, weeksLeft])).toEqual([
    ['application', 99, 1, 99],
    ['document', 50, 0, null],
    ['message', 155, 50, 3],
  ])
  expect(use).toMatchObject({ mayOrder: true, package: { id: 'trial', hasBegun: true, isOver: false } })
  expect(use.orderers).toHaveLength(1)
  expect(accountId).toBe(caller.person?.accountId)
})

test('by hand no more credits are taken than are left, and none given after the package ends', async () => {
  const { companyId, end } = await aBuyer(runs)
  const move = (amount: number) =>
    moveCreditsByHand(runs, { id: companyId, kind: 'document', amount, reason: 'Deneme' })
  expect(await move(-50)).toEqual({ left: 0 })
  await expect(move(-1)).rejects.toMatchObject({ code: 'credits.exhausted' })
  await end()
  await expect(move(1)).rejects.toMatchObject({ code: 'orders.packageEnded' })
})

test('no organization gets more credits than the column can hold, by hand or by order', async () => {
  const { companyId, pay, spend } = await aBuyer(runs)
  await spend('message', 1)
  const held = { leftMessageCredit: mostCredits - 10, totalMessageCredit: mostCredits - 10 }
  await database().update(subscriptions).set(held).where(eq(subscriptions.companyId, companyId))
  const move = (amount: number) => moveCreditsByHand(runs, { id: companyId, kind: 'message', amount, reason: 'Çok' })
  await expect(move(11)).rejects.toMatchObject({ code: 'credits.tooMany' })
  expect(await move(10)).toEqual({ left: mostCredits })
  const agreed = { applicationCredit: 0, documentCredit: 0, messageCredit: 1, months: 1, priceMinor: 100 }
  const placed = await offerByAgreement(runs, { id: companyId, packageId: 'enterprise', ...agreed })
  await expect(pay(placed, 120)).rejects.toMatchObject({ code: 'credits.tooMany' })
  // An organization with the maximum does not break the notifications of others.
  await notifyOfPackages()
})

test('an agreed order is paid like others', async () => {
  const { companyId, pay, left, caller } = await aBuyer(runs)
  const agreed = { applicationCredit: 50_000, documentCredit: 0, messageCredit: 10, months: 24, priceMinor: 10_000_00 }
  const placed = await offerByAgreement(runs, { id: companyId, packageId: 'enterprise', ...agreed })
  expect(placed).toMatchObject({ kind: 'agreement', totalMinor: 12_000_00, company: { id: companyId } })
  await pay(placed, 12_000_00)
  expect(await left()).toMatchObject({ leftApplicationCredit: 50_100, leftMessageCredit: 210 })
  const found = await searchOrders(runs, { search: placed.reference.toLowerCase(), pageNumber: 1, pageSize: 20 })
  expect(found.items.map(({ id }) => id)).toEqual([placed.id])
  const { items } = await listPackages(caller, { companyId })
  expect(items.find(({ isCurrent }) => isCurrent)).toMatchObject({ id: 'enterprise', can: { order: false } })
})

test('changes of packages apply to later orders only', async () => {
  const { order } = await aBuyer(runs)
  const before = await order('documents')
  const { items } = await listAllPackages()
  const documents = items.find(({ id }) => id === 'documents')
  if (!documents) throw new Error('There are top-ups')
  const { id: packageId, ...said } = documents
  const changed = await changePackage(runs, { packageId, ...said, priceMinor: 500_000, vatRate: 1000 })
  expect(changed).toMatchObject({ priceMinor: 500_000, version: said.version + 1 })
  await expect(changePackage(runs, { packageId, ...said })).rejects.toMatchObject({ code: 'packages.changedSince' })
  expect(await order('documents')).toMatchObject({ priceMinor: 500_000, vatMinor: 50_000 })
  const [row] = await database().select().from(orders).where(eq(orders.id, before.id))
  expect(row?.priceMinor).toBe(290_000)
})

test('a package without a price cannot be ordered', async () => {
  const { order } = await aBuyer(runs)
  const { items } = await listAllPackages()
  const { id: _, ...documents } = items.find(({ id }) => id === 'documents') ?? { id: 'none' }
  const free = { ...documents, priceMinor: 0 }
  expect(changePackageCall.body?.safeParse(free).error?.issues[0]?.path).toEqual(['priceMinor'])
  expect(changePackageCall.body?.safeParse({ ...free, kind: 'trial' }).success).toBe(true)
  // An impossible version is a validation error, not a failure of the database.
  expect(changePackageCall.body?.safeParse({ ...documents, version: 2 ** 31 }).success).toBe(false)
  await database().update(packages).set({ priceMinor: 0 }).where(eq(packages.id, 'applications'))
  await expect(order('applications')).rejects.toMatchObject({ code: 'orders.notOrderable' })
})

test('an operator, who is a candidate, uploads an invoice like others', async () => {
  const { order, pay } = await aBuyer(runs)
  const { id: orderId } = await pay(await order())
  if (!runs.person) throw new Error('Somebody is signed in')
  const uploadId = await uploaded(uploaderIdOf(runs.person), await aPdf('fatura'))
  expect(await attachInvoice(runs, { orderId, uploadId, fileName: 'fatura.pdf' })).toMatchObject({ hasInvoice: true })
})

test('a new package can be ordered, and a one-time package is offered once', async () => {
  const { order, caller, companyId } = await aBuyer(runs)
  const { items } = await listAllPackages()
  const starter = items.find(({ id }) => id === 'starter')
  if (!starter) throw new Error('There are packages')
  const { id: _, ...said } = starter
  const names = { tr: 'Tanışma', en: 'First steps' }
  await changePackage(runs, { packageId: 'first-steps', ...said, names, oncePerCompany: true, version: 0 })
  const mayOrder = async () => {
    const { items: offered } = await listPackages(caller, { companyId })
    return offered.find(({ id }) => id === 'first-steps')?.can.order
  }
  expect(await mayOrder()).toBe(true)
  expect(await order('first-steps')).toMatchObject({ name: 'Tanışma', priceMinor: 1_990_000 })
  expect(await mayOrder()).toBe(false)
  await expect(order('first-steps')).rejects.toMatchObject({ code: 'orders.notOrderable' })
  const free = changePackageCall.body.safeParse({ ...said, names, priceMinor: 0, version: 0 })
  expect(free.error?.issues).toMatchObject([{ path: ['priceMinor'], message: 'fields.required' }])
})

test('of two simultaneous orders of a one-time package one succeeds; cancelling it allows another', async () => {
  const { order, caller, companyId } = await aBuyer(runs)
  const { items } = await listAllPackages()
  const { id: _, ...said } = items.find(({ id }) => id === 'starter') ?? { id: 'none' }
  const body = changePackageCall.body.parse({ ...said, oncePerCompany: true, version: 0 })
  await changePackage(runs, { packageId: 'once', ...body })
  const attempts = () => Promise.allSettled(Array.from({ length: 4 }, () => order('once')))
  for (let round = 0; round < 2; round++) {
    const outcomes = await attempts()
    const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)
    expect(refused).toEqual(Array(3).fill('orders.notOrderable'))
    const [placed] = outcomes.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
    await cancelOwnOrder(caller, { companyId, orderId: placed?.id ?? '' })
  }
})

test('the proforma says what to pay and where; the invoice is stored with its order', async () => {
  const { order, pay, caller, companyId } = await aBuyer(runs)
  const tax = { taxTitle: 'Anadolu Eğitim Vakfı İktisadi İşletmesi', taxOffice: 'Kavaklıdere', taxNumber: '0680317423' }
  await database().update(companies).set(tax).where(eq(companies.id, companyId))
  const placed = await order()
  // The longest proforma: something was paid, and something is due.
  const short = await pay(placed, 1_000_000)
  const ids = { companyId, orderId: placed.id }
  const open = async ({ address }: { address: string }) => {
    const token = new URL(address, 'https://kopru.example').searchParams.get('token') ?? ''
    return openPrivateFile(caller, { token })
  }
  const proforma = await open(await linkProforma(caller, ids))
  const [text, ...others] = await pdfPages(proforma.content as Buffer)
  expect(others).toEqual([])
  for (const said of [
    placed.reference,
    '23.880',
    '13.880',
    'TR33 0006 1005',
    'Başlangıç',
    '1.000 başvuru',
    'Kavaklıdere',
  ])
    expect(text).toContain(said)
  await expect(linkInvoice(caller, ids)).rejects.toMatchObject({ code: 'orders.noInvoice' })
  const file = (await aPdf('fatura')).toString('base64')
  const invoice = { orderId: placed.id, file, fileName: 'fatura.pdf' }
  await expect(attachInvoice(runs, invoice)).rejects.toMatchObject({ code: 'orders.over' })
  await pay(short, 1_388_000)
  expect(await attachInvoice(runs, invoice)).toMatchObject({ hasInvoice: true })
  await database()
    .update(files)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(files.companyId, companyId))
  await sweepCompanyFiles()
  expect(await open(await linkInvoice(caller, ids))).toMatchObject({ name: 'fatura.pdf', type: 'application/pdf' })
})
