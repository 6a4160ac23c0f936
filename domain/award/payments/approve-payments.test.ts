import { expect, test } from 'vitest'
import { deskText } from '#platform/desk-texts.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPaymentRound, paymentsOf } from '../../../tests/worlds/payment-round.ts'
import { approvePayments } from './approve-payments.ts'
import { changePayment } from './change-payment.ts'
import { listCompanyPayments } from './list-payments.ts'

testDatabase()

test('an approval names the people, months and sum, and is refused if the sum differs', async () => {
  const { caller, companyId, formId, colleague, plan, aPayee, approvals } = await aPaymentRound()
  await approvals(true)
  const [one, other] = [await aPayee(), await aPayee()]
  await plan({ applicationIds: [one.appId, other.appId], times: 6 })
  await plan({ applicationIds: [one.appId], label: 'Kira', currency: 'EUR', amountMinor: 15_000, besides: true })
  const [first, ...rest] = await paymentsOf(one.appId, other.appId)
  if (!first) throw new Error('There are some')
  const paymentIds = [first, ...rest].map(({ id }) => id)
  const what = {
    changed: 13,
    people: 2,
    months: { from: '2026-11', to: '2027-04' },
    sums: [
      { currency: 'EUR', minor: 15_000 },
      { currency: 'TRY', minor: 2_400_000 },
    ],
  } as const
  expect(await approvePayments(colleague.caller, { companyId, paymentIds, dryRun: true })).toMatchObject(what)
  const ids = { companyId, formId, appId: first.applicationId, paymentId: first.id }
  const { amountMinor, dueOn, label } = first
  const currency = first.currency as 'TRY'
  await changePayment(caller, { ...ids, amountMinor: amountMinor + 1, currency, dueOn, label, note: '' })
  const seen = { companyId, paymentIds, seenSums: [...what.sums], dryRun: false }
  await expect(approvePayments(colleague.caller, seen)).rejects.toThrow('payments.sumsChanged')
  expect((await paymentsOf(one.appId)).filter(({ status }) => status === 'Approved')).toEqual([])
  await changePayment(caller, { ...ids, amountMinor, currency, dueOn, label, note: '' })
  expect(await approvePayments(colleague.caller, seen)).toMatchObject(what)
  expect(await approvePayments(colleague.caller, { companyId, paymentIds, dryRun: true })).toMatchObject({
    changed: 0,
    people: 0,
    months: null,
    sums: [],
  })
})

test('the dialog summarises it in one sentence', () => {
  const told = { act: 'approve', count: 30, people: 30, months: 'Kasım 2026–Nisan 2027', total: '120.000 TL' }
  const sentence = (language: 'tr' | 'en', values: object) =>
    deskText(language, 'payments.act.told', { ...told, ...values })
  expect(sentence('tr', {})).toBe('30 ödemeyi onaylıyorsunuz: Kasım 2026–Nisan 2027, 30 kişi, toplam 120.000 TL.')
  expect(sentence('en', { count: 1, people: 1, months: 'November 2026', total: 'TRY 4,000' })).toBe(
    'You are approving 1 payment: November 2026, 1 person, TRY 4,000 in total.',
  )
  expect(sentence('tr', { count: 0 })).toBe('Hiçbir ödeme değişmeyecek.')
})

test('payments due until a month include those left over from earlier ones', async () => {
  const { caller, companyId, plan, aPayee } = await aPaymentRound()
  const { appId } = await aPayee()
  await plan({ applicationIds: [appId], from: '2026-10-15', times: 3 })
  const total = async (asked: object) =>
    (await listCompanyPayments(caller, { companyId, pageNumber: 1, pageSize: 20, ...asked })).total
  expect([await total({ month: '2026-11' }), await total({ until: '2026-11' }), await total({})]).toEqual([1, 2, 3])
})

test('a list gives its total per currency over all pages, and whether a second approval is required', async () => {
  const { caller, companyId, plan, aPayee, approvals } = await aPaymentRound()
  const { appId } = await aPayee()
  await plan({ applicationIds: [appId], from: '2026-10-15', times: 3 })
  await plan({ applicationIds: [appId], currency: 'EUR', amountMinor: 5_050, label: 'Ulaşım', besides: true })
  const listed = (asked: object) => listCompanyPayments(caller, { companyId, pageNumber: 1, pageSize: 1, ...asked })
  const lira = { currency: 'TRY', minor: 600_000 }
  expect(await listed({})).toMatchObject({ total: 4, sums: [{ currency: 'EUR', minor: 5_050 }, lira], approves: false })
  await approvals(true)
  expect(await listed({ until: '2026-10' })).toMatchObject({
    total: 1,
    sums: [{ currency: 'TRY', minor: 200_000 }],
    approves: true,
  })
  expect(await listed({ month: '2020-01' })).toMatchObject({ total: 0, sums: [] })
})

test('a month with everything left over is approved at once, except what the approver planned', async () => {
  const { caller, companyId, colleague, plan, aPayee, approvals } = await aPaymentRound()
  const { appId } = await aPayee()
  await plan({ applicationIds: [appId], from: '2026-10-15', times: 3 })
  const approvable = async (by: typeof caller, asked: object) =>
    (await listCompanyPayments(by, { companyId, pageNumber: 1, pageSize: 1, ...asked })).approvable
  const ofBoth = async (asked: object) => [await approvable(caller, asked), await approvable(colleague.caller, asked)]
  expect(await ofBoth({ until: '2026-11' })).toEqual([0, 0])
  await approvals(true)
  expect(await ofBoth({ until: '2026-11', status: ['Paid'] })).toEqual([0, 2])
  expect(await ofBoth({ month: '2026-11' })).toEqual([0, 1])
  const month = { companyId, month: '2026-11', earlier: true, dryRun: false }
  await expect(approvePayments(colleague.caller, { ...month, expected: 1 })).rejects.toThrow('acts.targetChanged')
  expect(await approvePayments(colleague.caller, { ...month, expected: 2 })).toMatchObject({
    changed: 2,
    months: { from: '2026-10', to: '2026-11' },
  })
  expect(await ofBoth({ until: '2026-11' })).toEqual([0, 0])
  expect(await ofBoth({ month: '2026-12' })).toEqual([0, 1])
})
