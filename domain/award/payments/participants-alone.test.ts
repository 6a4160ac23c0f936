import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { confirmBankInfo } from '#domain/award/bank-infos/check-account.ts'
import { listBankInfos } from '#domain/award/bank-infos/list-bank-infos.ts'
import { readParticipant } from '#domain/award/participants/read-participant.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aMonth } from '../../../tests/worlds/payment-month.ts'
import { planAgain } from './change-payment.ts'
import { listCompanyPayments, listPayments } from './list-payments.ts'
import { listRunLines } from './runs/runs.ts'
import { settlePayments } from './settle-payments.ts'

testDatabase()

test('the grant Participants alone suffices to check an account and plan a returned payment again', async () => {
  const { companyId, formId, colleague, payees, make } = await aMonth()
  const [one, other] = payees
  if (!one || !other) throw new Error('There are three')
  const mark = 'the same number'
  await database().update(bankInfos).set({ mark }).where(eq(bankInfos.applicationId, other.appId))
  const odd = { flags: ['shared'] as const, mark }
  await database()
    .update(bankInfos)
    .set({ ...odd, flags: [...odd.flags] })
    .where(eq(bankInfos.applicationId, one.appId))
  await database().transaction((tx) => updateHolds(tx, [one.appId]))

  const { caller } = colleague
  const pages = { pageNumber: 1, pageSize: 20 }
  const held = await listCompanyPayments(caller, { companyId, month: '2026-11', held: 'yes', ...pages })
  const payment = held.items.find(({ applicationId }) => applicationId === one.appId)
  expect(payment).toMatchObject({ participantId: one.participantId, heldBecause: 'bankAccountUnconfirmed' })
  const { applicationId: appId } = await readParticipant(caller, { companyId, id: payment?.participantId ?? '' })
  const ids = { companyId, formId, appId }
  const { items: accounts, can } = await listBankInfos(caller, ids)
  expect([can.change, accounts[0]?.sharedWith.map(({ participantId }) => participantId)]).toEqual([
    true,
    [other.participantId],
  ])
  await confirmBankInfo(caller, { ...ids, bankInfoId: accounts[0]?.id ?? '', version: accounts[0]?.version ?? 1 })
  expect((await listPayments(caller, ids)).items[0]).toMatchObject({ heldBecause: null })

  const { id: runId } = await make()
  const lines = await listRunLines(caller, { companyId, runId, ...pages })
  const line = lines.items.find(({ participantId }) => participantId === one.participantId)
  const paymentId = line?.paymentId ?? ''
  const back = {
    companyId,
    paymentIds: [paymentId],
    outcome: 'Returned' as const,
    reason: 'Hesap kapalı',
    dryRun: false,
  }
  await settlePayments(caller, back)
  const [returned] = (await listPayments(caller, ids)).items
  expect(returned).toMatchObject({ endedBecause: 'Hesap kapalı', can: { planAgain: true } })
  await planAgain(caller, { ...ids, paymentId, dueOn: '2026-11-20' })
  const after = (await listPayments(caller, ids)).items
  expect(after.map(({ status, dueOn, can: { planAgain: offers } }) => [status, dueOn, offers])).toEqual([
    ['Returned', '2026-11-15', false],
    ['Planned', '2026-11-20', false],
    ['Planned', '2026-12-15', false],
  ])
})
