import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { linkPaymentReceipt, listOwnPayments } from '#domain/applying/payment-holds/own-payments.ts'
import { openPrivateFile } from '#domain/operations/private-files/open-private-file.ts'
import { testDatabase } from '../../../tests/database.ts'
import { pdfPages } from '../../../tests/files/pdf-text.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aBankAccount, aParticipant } from '../../../tests/taking-part.ts'
import { aPaymentRound, paymentsOf } from '../../../tests/worlds/payment-round.ts'
import { approvePayments } from './approve-payments.ts'
import { cancelPlanned } from './cancel-planned.ts'
import { cancelPayment, changePayment, planAgain } from './change-payment.ts'
import { holdPayments } from './hold-payments.ts'
import { listCompanyPayments, listPayments } from './list-payments.ts'
import { settlePayments } from './settle-payments.ts'

testDatabase()

test('a plan for many creates all payments with notification and history, and refuses non-participants', async () => {
  const { own, plan, aPayee } = await aPaymentRound()
  const [one, other] = [await aPayee(), await aParticipant(own)]
  const unpublished = await aHandedIn(own, { application: { status: 'Approved' } })
  const left = await aParticipant(own, { status: 'Left' })
  const applicationIds = [one, other, unpublished, left].map(({ appId }) => appId)
  const whole = { changed: 2, payments: 18, totalMinor: 3_600_000, credits: 0 }
  const refused = [
    { reason: 'notParticipant', count: 1 },
    { reason: 'unpublished', count: 1 },
  ]
  expect(await plan({ applicationIds, times: 9, dryRun: true })).toMatchObject({ ...whole, actId: null, refused })
  expect(await paymentsOf(...applicationIds)).toEqual([])
  const planned = await plan({ applicationIds, times: 9 })
  expect(planned).toMatchObject({ ...whole, refused, dueOn: expect.arrayContaining(['2026-11-15', '2027-07-15']) })
  expect((await paymentsOf(one.appId)).map(({ status, heldBecause, period }) => [status, heldBecause, period])).toEqual(
    ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07'].map((month) => [
      'Planned',
      null,
      month,
    ]),
  )
  expect((await paymentsOf(other.appId))[0]).toMatchObject({ heldBecause: 'noBankAccount', actId: planned.actId })
  const { items } = await listApplicationHistory(one.candidate.caller, {
    candidateId: one.candidate.candidateId,
    id: one.appId,
  })
  expect(items[0]).toMatchObject({ event: 'paymentPlanned', text: '9 ödeme planlandı: Burs, her biri 2.000\u00a0TL.' })
  const news = await database().select().from(notifications).where(eq(notifications.accountId, one.candidate.accountId))
  expect(news.map(({ event, address }) => [event, address])).toEqual([
    ['paymentPlanned', `/student-dashboard/applications/${one.appId}`],
  ])
})

test('no period is planned twice for a participant, whatever the label and however many plan at once', async () => {
  const { plan, aPayee, colleague } = await aPaymentRound()
  const payee = await aPayee()
  const applicationIds = [payee.appId]
  const both = await Promise.all([
    plan({ applicationIds, times: 3 }),
    plan({ applicationIds, times: 3, label: 'Destek' }, colleague.caller),
  ])
  expect(both.map(({ changed }) => changed).sort()).toEqual([0, 1])
  expect(await paymentsOf(payee.appId)).toHaveLength(3)
  expect(await plan({ applicationIds, from: '2027-01-02', times: 4 })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'periodPlanned', count: 1 }],
  })
  expect(await plan({ applicationIds, from: '2027-02-02', times: 4 })).toMatchObject({ changed: 1 })
  expect(await plan({ applicationIds, label: 'Kira', besides: true })).toMatchObject({ changed: 1 })
  expect(await plan({ applicationIds, label: 'KİRA', besides: true })).toMatchObject({ changed: 0 })
  // A unique index refuses it, too.
  const [first] = await paymentsOf(payee.appId)
  await expect(
    database()
      .insert(payments)
      .values({ ...(first as typeof payments.$inferInsert), id: payee.appId }),
  ).rejects.toMatchObject({ cause: { constraint: 'payments_one_period' } })
})

test('a single payment beside monthly ones, or the reverse, is planned with a notice', async () => {
  const { plan, aPayee } = await aPaymentRound()
  const [one, other] = [await aPayee(), await aPayee()]
  const monthly = { applicationIds: [one.appId], times: 3 }
  expect(await plan(monthly)).toMatchObject({ changed: 1, alsoPaid: 0 })
  const both = { applicationIds: [one.appId, other.appId], rhythm: 'Once' as const, times: 1, label: 'Kitap' }
  expect(await plan({ ...both, from: '2026-12-20', dryRun: true })).toMatchObject({ changed: 2, alsoPaid: 1 })
  expect(await plan({ ...both, from: '2027-03-20' })).toMatchObject({ changed: 2, alsoPaid: 0 })
  expect(await plan({ ...monthly, from: '2027-03-15' })).toMatchObject({ changed: 1, alsoPaid: 1 })
})

test('changing the label of an approved payment revokes the approval, changing the note does not', async () => {
  const { caller, companyId, formId, colleague, plan, aPayee, approvals } = await aPaymentRound()
  await approvals(true)
  const { appId } = await aPayee()
  await plan({ applicationIds: [appId] })
  const [payment] = await paymentsOf(appId)
  if (!payment) throw new Error('There is one')
  await approvePayments(colleague.caller, { companyId, paymentIds: [payment.id], dryRun: false })
  const { amountMinor, currency, dueOn, label } = payment
  const ids = { companyId, formId, appId, paymentId: payment.id }
  const same = { ...ids, amountMinor, currency: currency as 'TRY', dueOn, label, note: 'Ek ders' }
  expect(await changePayment(caller, same)).toMatchObject({ status: 'Approved', note: 'Ek ders' })
  expect(await changePayment(caller, { ...same, label: 'Yol gideri' })).toMatchObject({
    status: 'Planned',
    approvedBy: null,
  })
})

test('of two members who change a payment the second is refused; approved payments need approval again', async () => {
  const { caller, companyId, formId, colleague, plan, aPayee, approvals } = await aPaymentRound()
  await approvals(true)
  const payee = await aPayee()
  await plan({ applicationIds: [payee.appId] })
  const [payment] = await paymentsOf(payee.appId)
  if (!payment) throw new Error('There is one')
  const ids = { companyId, formId, appId: payee.appId, paymentId: payment.id }
  const said = { amountMinor: 250_000, currency: 'TRY', dueOn: '2026-11-20', label: 'Burs', note: '' } as const
  const target = { companyId, paymentIds: [payment.id], dryRun: false }
  expect(await approvePayments(caller, target)).toMatchObject({
    changed: 0,
    refused: [{ reason: 'ownPlan', count: 1 }],
  })
  expect(await approvePayments(colleague.caller, target)).toMatchObject({ changed: 1, refused: [] })
  expect(await approvePayments(colleague.caller, target)).toMatchObject({ refused: [{ reason: 'unchanged' }] })
  const version = 2
  const both = await Promise.allSettled([
    changePayment(colleague.caller, { ...ids, ...said, version }),
    changePayment(caller, { ...ids, ...said, amountMinor: 300_000, version }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'payments.changedSince' } })
  const [changed] = await paymentsOf(payee.appId)
  expect(changed).toMatchObject({
    status: 'Planned',
    approvedBy: null,
    dueOn: '2026-11-20',
    period: '2026-11',
    version: 3,
  })
  // The member who changed it may not approve it.
  const changer = changed?.plannedBy === colleague.accountId ? colleague.caller : caller
  expect(await approvePayments(changer, target)).toMatchObject({ refused: [{ reason: 'ownPlan' }] })
  await expect(
    database()
      .update(payments)
      .set({ approvedBy: changed?.plannedBy ?? '' })
      .where(eq(payments.id, payment.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'payments_second_person' } })
})

test('a cancelled payment is planned again for the same period, once', async () => {
  const { caller, companyId, formId, plan, aPayee } = await aPaymentRound()
  const payee = await aPayee()
  await plan({ applicationIds: [payee.appId] })
  const [payment] = await paymentsOf(payee.appId)
  const ids = { companyId, formId, appId: payee.appId, paymentId: payment?.id ?? '' }
  await expect(cancelPayment(caller, { ...ids, version: 7 })).rejects.toThrow('payments.changedSince')
  await cancelPayment(caller, { ...ids, version: 1 })
  await expect(cancelPayment(caller, ids)).rejects.toThrow('payments.over')
  const again = await planAgain(caller, { ...ids, dueOn: '2026-12-01' })
  expect(again).toMatchObject({ status: 'Planned', dueOn: '2026-12-01', amountMinor: 200_000 })
  await expect(planAgain(caller, { ...ids, dueOn: '2026-12-01' })).rejects.toThrow('payments.periodPlanned')
  const { items, can } = await listPayments(caller, ids)
  expect(items.map(({ status }) => status)).toEqual(['Cancelled', 'Planned'])
  expect(can).toEqual({ plan: true })
  await expect(
    changePayment(caller, {
      ...ids,
      appId: ids.paymentId,
      amountMinor: 1,
      currency: 'TRY',
      dueOn: '2026-12-01',
      label: 'x',
      note: '',
    }),
  ).rejects.toThrow('applications.notFound')
})

test('a whole plan is cancelled at once, without touching other plans', async () => {
  const { caller, companyId, formId, plan, aPayee } = await aPaymentRound()
  const payee = await aPayee()
  const applicationIds = [payee.appId]
  await plan({ applicationIds, times: 2 })
  const { actId } = await plan({ applicationIds, times: 2, label: 'Kira', besides: true })
  const target = { companyId, formId, applicationIds, dryRun: false, reason: 'Yanlış tutar', ofActId: actId ?? '' }
  expect(await cancelPlanned(caller, target)).toMatchObject({ changed: 1 })
  expect(await cancelPlanned(caller, target)).toMatchObject({ refused: [{ reason: 'unchanged' }] })
  const rows = await paymentsOf(payee.appId)
  expect(rows.map(({ label, status }) => `${label} ${status}`).sort()).toEqual([
    'Burs Planned',
    'Burs Planned',
    'Kira Cancelled',
    'Kira Cancelled',
  ])
})

test('a payment held by hand shows the reason, and is paid once released', async () => {
  const { caller, companyId, plan, aPayee } = await aPaymentRound()
  const [one, other] = [await aPayee(), await aPayee()]
  await plan({ applicationIds: [one.appId, other.appId] })
  const paymentIds = (await paymentsOf(one.appId, other.appId)).map(({ id }) => id)
  const hold = (held: boolean, note = '') => holdPayments(caller, { companyId, paymentIds, held, note, dryRun: false })
  expect(await hold(true, 'Belge bekliyoruz')).toMatchObject({ changed: 2, refused: [] })
  expect(await hold(true, 'Belge bekliyoruz')).toMatchObject({
    changed: 0,
    refused: [{ reason: 'unchanged', count: 2 }],
  })
  expect((await paymentsOf(one.appId))[0]).toMatchObject({ heldBecause: 'byHand', holdNote: 'Belge bekliyoruz' })
  expect(await settlePayments(caller, { companyId, paymentIds, outcome: 'Paid', dryRun: false })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'held', count: 2 }],
  })
  expect(await hold(false)).toMatchObject({ changed: 2, refused: [] })
  expect((await paymentsOf(one.appId))[0]).toMatchObject({ heldBecause: null, holdNote: '' })
})

test('without an account no payment can be marked as paid, for that reason', async () => {
  const { caller, companyId, own, plan } = await aPaymentRound()
  const { appId } = await aParticipant(own)
  await plan({ applicationIds: [appId], times: 1 })
  const paymentIds = (await paymentsOf(appId)).map(({ id }) => id)
  expect(await settlePayments(caller, { companyId, paymentIds, outcome: 'Paid', dryRun: false })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'noBankAccount', count: 1 }],
  })
})

test('a month is approved with the expected number, and other organizations’ payments do not exist', async () => {
  const { caller, companyId, colleague, plan, aPayee, approvals } = await aPaymentRound()
  await approvals(true)
  const [one, other] = [await aPayee(), await aPayee()]
  await plan({ applicationIds: [one.appId, other.appId], times: 2 })
  const month = { companyId, month: '2026-11', dryRun: false }
  await expect(approvePayments(colleague.caller, { ...month, expected: 3 })).rejects.toMatchObject({
    code: 'acts.targetChanged',
    extensions: { count: 2 },
  })
  expect(await approvePayments(colleague.caller, { ...month, expected: 2, dryRun: true })).toMatchObject({ changed: 2 })
  expect(await approvePayments(colleague.caller, { ...month, expected: 2 })).toMatchObject({ changed: 2 })
  const pages = { pageNumber: 1, pageSize: 20 }
  const approved = await listCompanyPayments(caller, { companyId, status: ['Approved'], ...pages })
  expect(approved).toMatchObject({
    total: 2,
    items: [{ name: 'Ayşe Yılmaz', can: { approve: false, settle: true } }, {}],
  })
  const paymentIds = (await paymentsOf(one.appId)).filter(({ status }) => status === 'Planned').map(({ id }) => id)
  expect(await settlePayments(caller, { companyId, paymentIds, outcome: 'Paid', dryRun: false })).toMatchObject({
    refused: [{ reason: 'approvalNeeded' }],
  })
  const stranger = await aPaymentRound()
  expect(
    await settlePayments(stranger.caller, {
      companyId: stranger.companyId,
      paymentIds,
      outcome: 'Paid',
      dryRun: false,
    }),
  ).toMatchObject({ changed: 0, refused: [{ reason: 'notFound', count: 1, sample: [] }] })
  expect(await listCompanyPayments(stranger.caller, { companyId: stranger.companyId, ...pages })).toMatchObject({
    total: 0,
  })
  expect(
    await listCompanyPayments(caller, { companyId, search: 'AYSE yil', month: '2026-12', ...pages }),
  ).toMatchObject({ total: 2 })
})

test('the candidate sees planned, paid and held payments with the reason, and gets a receipt', async () => {
  const { caller, companyId, own, plan } = await aPaymentRound()
  const payee = await aParticipant(own)
  await plan({ applicationIds: [payee.appId], from: '2026-10-15', times: 2 })
  const ids = { candidateId: payee.candidate.candidateId, id: payee.appId }
  const list = async () => (await listOwnPayments(payee.candidate.caller, ids)).items
  expect(await list()).toMatchObject([{ status: 'Planned', waitsFor: 'bankAccount' }, { waitsFor: 'bankAccount' }])
  await aBankAccount(payee)
  const [first] = await list()
  const paymentIds = [first?.id ?? '']
  await holdPayments(caller, { companyId, paymentIds, held: true, note: 'x', dryRun: false })
  await holdPayments(caller, { companyId, paymentIds, held: false, note: '', dryRun: false })
  await expect(linkPaymentReceipt(payee.candidate.caller, { ...ids, paymentId: first?.id ?? '' })).rejects.toThrow(
    'applications.partNotFound',
  )
  const future = { companyId, paymentIds, outcome: 'Paid', on: '2099-01-01', dryRun: false } as const
  await expect(async () => settlePayments(caller, future)).rejects.toThrow('payments.paidInFuture')
  const paid = { companyId, paymentIds, outcome: 'Paid', on: '2026-10-16', dryRun: false } as const
  expect(await settlePayments(caller, paid)).toMatchObject({ changed: 1, refused: [] })
  expect(await settlePayments(caller, paid)).toMatchObject({ refused: [{ reason: 'unchanged' }] })
  expect(await list()).toMatchObject([{ status: 'Paid', paidOn: '2026-10-16', waitsFor: null }, {}])
  const { address } = await linkPaymentReceipt(payee.candidate.caller, { ...ids, paymentId: first?.id ?? '' })
  const token = new URL(address, 'https://kopru.test').searchParams.get('token') ?? ''
  const file = await openPrivateFile(payee.candidate.caller, { token })
  const text = (await pdfPages(file.content as Uint8Array)).join(' ')
  expect(text).toContain('2.000')
  expect(text).toContain('16 Ekim 2026')
  const stranger = await aParticipant(own)
  await expect(
    listOwnPayments(stranger.candidate.caller, { ...ids, candidateId: stranger.candidate.candidateId }),
  ).rejects.toThrow('applications.notFound')
})
