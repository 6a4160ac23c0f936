import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aBankAccount } from '../../../../tests/taking-part.ts'
import { aMonth, ibans } from '../../../../tests/worlds/payment-month.ts'
import { aPaymentRound, paymentsOf } from '../../../../tests/worlds/payment-round.ts'
import { approvePayments } from '../approve-payments.ts'
import { changePaymentSettings, readPaymentOverview } from '../overview/read-payment-overview.ts'
import { settlePayments } from '../settle-payments.ts'
import { readBankAnswer } from './read-bank-answer.ts'
import { listRunLines, readRun } from './runs.ts'
import { takeOutLines } from './take-out-lines.ts'
import { withdrawRun } from './withdraw-run.ts'

testDatabase()

const pages = { pageNumber: 1, pageSize: 20 }
const csvOf = (content: Uint8Array) => new TextDecoder('windows-1254').decode(content)

test('a run that was not downloaded is withdrawn: its payments are as before, and go with the next one', async () => {
  const { caller, companyId, payees, colleague, approvals, make, take } = await aMonth()
  const applicationIds = payees.map(({ appId }) => appId)
  const before = await paymentsOf(...applicationIds)
  const november = before.filter(({ dueOn }) => dueOn < '2026-12').map(({ id }) => id)
  await approvals(true)
  await approvePayments(colleague.caller, { companyId, paymentIds: november, dryRun: false })
  const { id: runId } = await make()
  expect(await readRun(caller, { companyId, runId })).toMatchObject({ withdrawn: null, can: { withdraw: true } })
  const both = await Promise.all([
    withdrawRun(caller, { companyId, runId }),
    withdrawRun(colleague.caller, { companyId, runId }),
  ])
  expect(new Set(both.map(({ withdrawn }) => withdrawn?.at)).size).toBe(1)
  const after = await paymentsOf(...applicationIds)
  expect(after.map(({ status, runId: run, sentAt, approvedBy }) => [status, run, sentAt, approvedBy !== null])).toEqual(
    before.map(({ id }) => [november.includes(id) ? 'Approved' : 'Planned', null, null, november.includes(id)]),
  )
  await expect(take(runId)).rejects.toThrow('payments.runWithdrawn')
  expect(await readRun(caller, { companyId, runId })).toMatchObject({
    count: 3,
    can: { settle: false, withdraw: false },
  })
  const history = await database()
    .select({ event: applicationHistory.event })
    .from(applicationHistory)
    .where(inArray(applicationHistory.applicationId, applicationIds))
  expect(history.filter(({ event }) => event === 'paymentTakenBack')).toHaveLength(3)
  const second = await make()
  expect(second).toMatchObject({ number: 2, count: 3 })
  expect(
    await settlePayments(caller, { companyId, runId: second.id, expected: 3, outcome: 'Paid', dryRun: false }),
  ).toMatchObject({ changed: 3 })
  const lines = await listRunLines(caller, { companyId, runId, ...pages })
  expect(lines.items.map(({ takenOut }) => takenOut)).toEqual([true, true, true])
  expect(await readRun(caller, { companyId, runId })).toMatchObject({ paid: 0 })
})

test('of a simultaneous download and withdrawal only one succeeds', async () => {
  const { caller, companyId, make, take } = await aMonth()
  const { id: runId } = await make()
  const [taken, withdrawn] = await Promise.allSettled([take(runId), withdrawRun(caller, { companyId, runId })])
  const failed = taken.status === 'rejected' ? taken : withdrawn
  expect([taken.status, withdrawn.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(failed).toMatchObject({
    reason: { code: taken.status === 'rejected' ? 'payments.runWithdrawn' : 'payments.runUnderWay' },
  })
})

test('a line is removed with a reason: the file is written without it, and the payment is held', async () => {
  const { caller, companyId, payees, make, take } = await aMonth()
  const { id: runId } = await make()
  const { items } = await listRunLines(caller, { companyId, runId, ...pages })
  const [first, ...rest] = items
  const paymentId = first?.paymentId ?? ''
  const takeOut = (paymentIds: string[], reason = 'Kaydını dondurdu') =>
    takeOutLines(caller, { companyId, runId, paymentIds, reason })
  expect(await takeOut([paymentId])).toMatchObject({ count: 2, totals: [{ currency: 'TRY', minor: 400_000 }] })
  expect(await takeOut([paymentId], 'Bir daha')).toMatchObject({ count: 2 })
  const lines = await listRunLines(caller, { companyId, runId, ...pages })
  expect(lines.items.map(({ reference, takenOut, note }) => [reference, takenOut, note])).toEqual([
    ...rest.map(({ reference }) => [reference, false, '']),
    [first?.reference, true, 'Kaydını dondurdu'],
  ])
  const [payment] = (await paymentsOf(...payees.map(({ appId }) => appId))).filter(({ id }) => id === paymentId)
  expect(payment).toMatchObject({ status: 'Planned', heldBecause: 'byHand', holdNote: 'Kaydını dondurdu', runId: null })

  const text = csvOf((await take(runId)).content as Uint8Array)
  for (const { reference } of rest) expect(text).toContain(reference)
  expect(text).not.toContain(first?.reference)
  expect(ibans.filter((iban) => text.includes(iban))).toHaveLength(2)
  await expect(takeOut([rest[0]?.paymentId ?? ''])).rejects.toThrow('payments.runUnderWay')
  const answer = ['Referans;Durum', ...items.map(({ reference }) => `${reference};Ödendi`)].join('\n')
  const file = { file: Buffer.from(answer).toString('base64'), fileName: 'sonuc.csv', listed: 'byWord' } as const
  const read = await readBankAnswer(caller, { companyId, runId, ...file, on: '2026-11-16', dryRun: false })
  expect(read).toMatchObject({ paid: 2, unmatched: [{ text: `${first?.reference} · Ödendi` }] })
  expect((await readRun(caller, { companyId, runId })).closedAt).not.toBeNull()
})

test('a run with a changed account is not written again, and an empty run is withdrawn', async () => {
  const { caller, companyId, payees, make } = await aMonth()
  const { id: runId } = await make()
  const { items } = await listRunLines(caller, { companyId, runId, ...pages })
  const ids = items.map(({ paymentId }) => paymentId)
  const changing = payees.find(({ appId }) => appId === items[0]?.applicationId)
  if (!changing) throw new Error('One of them is first')
  await database().update(bankInfos).set({ status: 'Cancelled' }).where(eq(bankInfos.applicationId, changing.appId))
  await aBankAccount(changing, { iban: 'TR480006400000112345678912' })
  const takeOut = (paymentIds: string[]) => takeOutLines(caller, { companyId, runId, paymentIds, reason: 'Dur' })
  await expect(takeOut(ids.slice(1, 2))).rejects.toThrow('payments.accountsChanged')
  expect(
    (await paymentsOf(...payees.map(({ appId }) => appId))).filter(({ status }) => status === 'Sent'),
  ).toHaveLength(3)
  expect(await takeOut(ids)).toMatchObject({ withdrawn: { by: expect.any(String) } })
  await expect(takeOut(ids)).rejects.toThrow('payments.runWithdrawn')
  const stranger = await aPaymentRound()
  await expect(withdrawRun(stranger.caller, { companyId: stranger.companyId, runId })).rejects.toThrow(
    'payments.runNotFound',
  )
})

test('a second approval cannot be required while only one member could give it', async () => {
  const { caller, companyId, colleague } = await aPaymentRound()
  const months = { companyId, from: '2026-11', to: '2026-11' }
  const colleagueWas = (invited: string, accepted: string) =>
    database().execute(
      `update company_members set invited_at = ${invited}, accepted_at = ${accepted} where account_id = '${colleague.accountId}'`,
    )
  for (const [invited, accepted, isSecond] of [
    ['null', 'null', true],
    ['now()', 'null', false],
    ['null', 'now()', true],
    ['now()', 'now()', true],
  ] as const) {
    await colleagueWas(invited, accepted)
    expect(await readPaymentOverview(caller, months)).toMatchObject({ hasSecondMember: isSecond })
  }
  expect(await changePaymentSettings(caller, { companyId, approves: true })).toEqual({ approves: true })
  await changePaymentSettings(caller, { companyId, approves: false })
  await database().execute(
    `update company_members set permissions = '{"Participants":"ReadOnly"}' where account_id = '${colleague.accountId}'`,
  )
  await expect(changePaymentSettings(caller, { companyId, approves: true })).rejects.toThrow('payments.noSecondMember')
  expect(await readPaymentOverview(caller, months)).toMatchObject({ approves: false, hasSecondMember: false })
  expect(await changePaymentSettings(caller, { companyId, approves: false })).toEqual({ approves: false })
})
