import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import {
  requestParticipantBankInfos as askCall,
  planParticipantPayments as planCall,
} from '#contract/participants/participant-money.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { notifications } from '#database/schema/notifications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { giveBankInfo } from '#domain/award/bank-infos/give-bank-info.ts'
import { cancelPayment, changePayment } from '#domain/award/payments/change-payment.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { releaseAct, released } from '../../../tests/release-held.ts'
import { paymentsOf } from '../../../tests/worlds/payment-round.ts'
import { changeParticipantStatus } from './change-participant-status.ts'
import { planParticipantPayments, requestParticipantBankInfos } from './participant-money.ts'
import { undoParticipantAct } from './undo-participant-act.ts'

testDatabase()

type Taking = Awaited<ReturnType<typeof aParticipant>>

const usual = {
  amountMinor: 200_000,
  currency: 'TRY',
  rhythm: 'Monthly',
  times: 9,
  from: '2026-12-15',
  label: 'Burs',
} as const

/** An organization with two forms, and a member whose only grant is Participants. */
async function aRound() {
  const company = await aCompany()
  const { companyId } = company
  const [first, second] = [await aPublishedForm(company), await aPublishedForm(company)]
  const { caller } = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
  return {
    caller,
    companyId,
    first: { id: first.id, companyId },
    second: { id: second.id, companyId },
    hold: (asked: Partial<Asked<typeof askCall>>, by = caller) =>
      requestParticipantBankInfos(by, { companyId, ...askCall.body.parse(asked) }),
    /** Requests and releases, as after thirty seconds. */
    ask: async (asked: Partial<Asked<typeof askCall>>, by = caller) =>
      released(await requestParticipantBankInfos(by, { companyId, ...askCall.body.parse(asked) })),
    plan: (asked: Partial<Asked<typeof planCall>>, by = caller) =>
      planParticipantPayments(by, { companyId, ...planCall.body.parse({ ...usual, ...asked }) }),
    undo: (actId: string | null) => undoParticipantAct(caller, { companyId, actId: actId ?? '' }),
  }
}
let round: Awaited<ReturnType<typeof aRound>>
beforeAll(async () => {
  round = await aRound()
})

const newsOf = async ({ candidate }: Taking) => {
  const rows = await database().select().from(notifications).where(eq(notifications.accountId, candidate.accountId))
  return rows.map(({ event, address, values }) => ({ event, address, values }))
}
const awaitedOf = async ({ appId }: Taking) => {
  const [row] = await database().select().from(applications).where(eq(applications.id, appId))
  return row?.action
}
const requestOf = async ({ appId }: Taking) => {
  const [row] = await database().select().from(bankInfos).where(eq(bankInfos.applicationId, appId))
  if (!row) throw new Error('Nobody was asked')
  return row
}

test('with the grant Participants alone one asks all matches of several forms, each about its own', async () => {
  const { first, second, ask, caller, companyId } = await aRound()
  const [one, other] = [await aParticipant(first), await aParticipant(second)]
  await expect(ask({ filters: {}, expected: 5 })).rejects.toMatchObject({ code: 'acts.targetChanged' })
  expect(await ask({ filters: {}, expected: 0, dryRun: true })).toMatchObject({ actId: null, changed: 2 })
  expect(await newsOf(one)).toEqual([])
  const { actId } = await ask({ filters: {}, expected: 2, note: 'İlk ödeme için' })
  const [act] = await database()
    .select()
    .from(acts)
    .where(eq(acts.id, actId ?? ''))
  expect(act).toMatchObject({ kind: 'requestBankInfos', formId: null, companyId, changed: 2 })
  for (const taking of [one, other]) {
    expect(await awaitedOf(taking)).toBe('BankInfoRequested')
    expect(await newsOf(taking)).toMatchObject([
      { event: 'bankInfoRequested', address: `/student-dashboard/applications/${taking.appId}` },
    ])
  }
  expect(await ask({ participantIds: [one.participantId] }, caller)).toMatchObject({
    changed: 0,
    refused: [{ reason: 'alreadyRequested', count: 1 }],
  })
})

test('a member who may only write names participants; filters require read access', async () => {
  const { first, companyId, ask, plan } = round
  const { participantId } = await aParticipant(first)
  const writer = await aMember(companyId, { permissions: { Participants: 'WriteOnly' } })
  await expect(ask({ filters: {}, expected: 1 }, writer.caller)).rejects.toMatchObject({ code: 'permissions.missing' })
  await expect(plan({ filters: {}, expected: 1 }, writer.caller)).rejects.toMatchObject({ code: 'permissions.missing' })
  expect(await plan({ participantIds: [participantId] }, writer.caller)).toMatchObject({ changed: 1, payments: 9 })
})

test('a payment cancelled by hand stays cancelled when the change of status is undone', async () => {
  const { caller, companyId, first, plan, undo } = round
  const formId = first.id
  const { participantId, appId } = await aParticipant(first)
  const participantIds = [participantId]
  await plan({ participantIds, times: 2 })
  const to = { participantIds, status: 'Suspended', reason: '', dryRun: false } as const
  const { actId } = await changeParticipantStatus(caller, { companyId, ...to })
  const [payment] = await paymentsOf(appId)
  await cancelPayment(caller, { companyId, formId, appId, paymentId: payment?.id ?? '' })
  await undo(actId)
  expect((await paymentsOf(appId)).map(({ status }) => status)).toEqual(['Cancelled', 'Planned'])
})

test('a request called back while held asks no participant and leaves no history for candidates', async () => {
  const { first, second, hold, undo } = round
  const [one, other] = [await aParticipant(first), await aParticipant(second)]
  const { actId, releaseAt } = await hold({ participantIds: [one.participantId, other.participantId] })
  expect(Date.parse(releaseAt ?? '') - Date.now()).toBeGreaterThan(20_000)
  expect([await awaitedOf(one), await newsOf(one)]).toEqual(['None', []])
  expect(await undo(actId)).toMatchObject({ changed: 2, refused: [] })
  await releaseAct(actId ?? '')
  for (const asked of [one, other]) {
    await expect(requestOf(asked)).rejects.toThrow('Nobody was asked')
    const { candidateId, caller } = asked.candidate
    expect((await listApplicationHistory(caller, { candidateId, id: asked.appId })).items).toEqual([])
  }
  await expect(undo(actId)).rejects.toMatchObject({ code: 'acts.notUndoable' })
})

test('undoing a request cancels the unanswered ones and keeps given accounts', async () => {
  const { first, ask, undo } = round
  const [quiet, quick] = [await aParticipant(first), await aParticipant(first)]
  const { actId } = await ask({ participantIds: [quiet.participantId, quick.participantId] })
  await giveBankInfo(quick.candidate.caller, {
    candidateId: quick.candidateId,
    id: quick.appId,
    bankInfoId: (await requestOf(quick)).id,
    keep: false,
    bank: { iban: 'TR330006100519786457841326', owner: 'Ayşe Yılmaz' },
  })
  expect(await undo(actId)).toMatchObject({ changed: 1, refused: [{ reason: 'changedSince', count: 1 }] })
  expect([(await requestOf(quiet)).status, (await requestOf(quick)).status]).toEqual(['Cancelled', 'Given'])
  expect([await awaitedOf(quiet), await newsOf(quiet)]).toEqual(['None', []])
  await expect(undo(actId)).rejects.toMatchObject({ code: 'acts.notUndoable' })
  expect(await ask({ participantIds: [quiet.participantId] })).toMatchObject({ changed: 1 })
})

test('undoing a plan cancels payments that have not changed since, and they can be planned again', async () => {
  const { caller, companyId, first, second, plan, undo } = round
  const [one, other, read] = [await aParticipant(first), await aParticipant(second), await aParticipant(first)]
  const participantIds = [one, other, read].map(({ participantId }) => participantId)
  const planned = await plan({ participantIds })
  expect(planned).toMatchObject({ changed: 3, payments: 27, totalMinor: 5_400_000 })
  const [theirs] = await paymentsOf(other.appId)
  await changePayment(caller, {
    companyId,
    formId: other.formId,
    appId: other.appId,
    paymentId: theirs?.id ?? '',
    amountMinor: 250_000,
    currency: 'TRY',
    dueOn: '2026-12-20',
    label: 'Burs',
    note: '',
  })
  await database()
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(eq(notifications.accountId, read.candidate.accountId), eq(notifications.event, 'paymentPlanned')))
  expect(await undo(planned.actId)).toMatchObject({ changed: 2, refused: [{ reason: 'changedSince', count: 1 }] })
  expect([await paymentsOf(one.appId), (await paymentsOf(other.appId)).length]).toEqual([[], 9])
  const events = async (taking: Taking) => (await newsOf(taking)).map(({ event }) => event).sort()
  expect([await events(one), await events(read)]).toEqual([[], ['paymentCancelled', 'paymentPlanned']])
  expect(await plan({ participantIds })).toMatchObject({
    changed: 2,
    refused: [{ reason: 'periodPlanned', count: 1 }],
  })
})

test('undoing a plan names the participants whose payments have gone to the bank', async () => {
  const { first, plan, undo } = round
  const [sent, changed] = [await aParticipant(first), await aParticipant(first)]
  const planned = await plan({ participantIds: [sent.participantId, changed.participantId], times: 1 })
  await database()
    .update(payments)
    .set({ status: 'Paid', paidOn: '2026-11-15', heldBecause: null })
    .where(eq(payments.applicationId, sent.appId))
  expect(await undo(planned.actId)).toMatchObject({ changed: 1, refused: [{ reason: 'inPaymentRun', count: 1 }] })
})
