import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestBankInfos as call } from '#contract/bank-infos.ts'
import type { Asked } from '#contract/call.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { notifications } from '#database/schema/notifications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { released } from '../../../tests/release-held.ts'
import { aParticipant, aPayment, type Participant } from '../../../tests/taking-part.ts'
import { cancelBankInfos, remindOfBankInfos } from './change-open-requests.ts'
import { confirmBankInfo, revealIban } from './check-account.ts'
import { giveBankInfo } from './give-bank-info.ts'
import { listBankInfos } from './list-bank-infos.ts'
import { remindBeforeDue } from './remind-before-due.ts'
import { requestBankInfos } from './request-bank-infos.ts'

testDatabase()

const [ziraat, garanti] = ['TR330006100519786457841326', 'TR320010009999901234567890']

async function aRound() {
  const company = await aCompany()
  const { companyId, caller } = company
  const { id: formId } = await aPublishedForm(company)
  const own = { id: formId, companyId }
  const target = (applicationIds: string[]) => ({ companyId, formId, applicationIds, dryRun: false })
  const ask = async (asked: Partial<Asked<typeof call>> & { applicationIds: string[] }) =>
    released(await requestBankInfos(caller, { companyId, formId, ...call.body.parse(asked) }))
  const give = async ({ appId, candidate }: Participant, iban: string, owner = 'Ayşe Yılmaz') => {
    const { items } = await listBankInfos(caller, { companyId, formId, appId })
    const ids = { candidateId: candidate.candidateId, id: appId, bankInfoId: items[0]?.id ?? '' }
    return giveBankInfo(candidate.caller, { ...ids, keep: false, bank: { iban, owner } })
  }
  const accountOf = async ({ appId }: Participant) => {
    const { items } = await listBankInfos(caller, { companyId, formId, appId })
    const [newest] = items
    if (!newest) throw new Error('There is one')
    return newest
  }
  return { company, caller, companyId, formId, own, ask, target, give, accountOf }
}

const awaitedOf = async (id: string) => {
  const [row] = await database().select().from(applications).where(eq(applications.id, id))
  return row?.action
}
const heldOf = async (id: string) => {
  const [row] = await database().select().from(payments).where(eq(payments.id, id))
  return row?.heldBecause
}
const newsOf = async ({ candidate }: Participant) => {
  const rows = await database().select().from(notifications).where(eq(notifications.accountId, candidate.accountId))
  return rows.map(({ event, address }) => [event, address])
}

test('participants are asked at once; others are refused, and an unpublished decision is not revealed', async () => {
  const { own, ask } = await aRound()
  const asked = [await aParticipant(own), await aParticipant(own)]
  const decided = await aHandedIn(own, { application: { status: 'Approved' } })
  const rejected = await aHandedIn(own, { application: { status: 'Rejected', resultPublishedAt: new Date() } })
  const left = await aParticipant(own, { status: 'Left' })
  const everybody = [...asked, decided, rejected, left]
  const wanted = {
    applicationIds: everybody.map(({ appId }) => appId),
    note: 'İlk ödeme',
    dueAt: '2099-01-01T00:00:00Z',
  }
  const refused = [
    { reason: 'notParticipant', count: 2 },
    { reason: 'unpublished', count: 1 },
  ]
  expect(await ask({ ...wanted, dryRun: true })).toMatchObject({ actId: null, changed: 2, refused, credits: 0 })
  expect(await ask(wanted)).toMatchObject({ changed: 2, refused })
  for (const one of asked) {
    expect(await awaitedOf(one.appId)).toBe('BankInfoRequested')
    expect(await newsOf(one)).toEqual([['bankInfoRequested', `/student-dashboard/applications/${one.appId}`]])
  }
  expect(await newsOf(decided as Participant)).toEqual([])
  expect(
    await database().$count(
      applicationHistory,
      inArray(
        applicationHistory.applicationId,
        [decided, rejected, left].map(({ appId }) => appId),
      ),
    ),
  ).toBe(0)
})

test('an open request is not repeated, not even by two members at once; a new account can be requested', async () => {
  const { own, ask, give } = await aRound()
  const payee = await aParticipant(own)
  const both = await Promise.all([ask({ applicationIds: [payee.appId] }), ask({ applicationIds: [payee.appId] })])
  expect(both.map(({ changed }) => changed).sort()).toEqual([0, 1])
  expect(await ask({ applicationIds: [payee.appId] })).toMatchObject({ refused: [{ reason: 'alreadyRequested' }] })
  await give(payee, ziraat)
  expect(await ask({ applicationIds: [payee.appId] })).toMatchObject({ changed: 1 })
  await expect(ask({ applicationIds: [payee.appId], dueAt: '2020-01-01T00:00:00Z' })).rejects.toThrow(
    'bankInfo.dueInPast',
  )
})

test('a request can be cancelled, and reminded of once a day', async () => {
  const { caller, own, ask, target } = await aRound()
  const [one, other] = [await aParticipant(own), await aParticipant(own)]
  const both = [one.appId, other.appId]
  await ask({ applicationIds: both })
  expect(await remindOfBankInfos(caller, target(both))).toMatchObject({
    changed: 0,
    refused: [{ reason: 'remindedToday', count: 2 }],
  })
  await database()
    .update(bankInfos)
    .set({ requestedAt: new Date(Date.now() - 48 * 3_600_000) })
  expect(await remindOfBankInfos(caller, target(both))).toMatchObject({ changed: 2 })
  expect(await remindOfBankInfos(caller, target(both))).toMatchObject({ changed: 0 })
  expect((await newsOf(one)).map(([event]) => event).sort()).toEqual(['bankInfoReminder', 'bankInfoRequested'])
  expect(await cancelBankInfos(caller, target([one.appId]))).toMatchObject({ changed: 1 })
  expect(await cancelBankInfos(caller, target([one.appId]))).toMatchObject({ refused: [{ reason: 'notRequested' }] })
  expect([await awaitedOf(one.appId), await awaitedOf(other.appId)]).toEqual(['None', 'BankInfoRequested'])
})

test('a request with a deadline is reminded of once, two days before', async () => {
  const { own, ask } = await aRound()
  const [soon, later, open] = [await aParticipant(own), await aParticipant(own), await aParticipant(own)]
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await ask({ applicationIds: [soon.appId], dueAt: inHours(30) })
  await ask({ applicationIds: [later.appId], dueAt: inHours(100) })
  await ask({ applicationIds: [open.appId] })
  await Promise.all([remindBeforeDue(), remindBeforeDue()])
  await remindBeforeDue()
  const reminders = async (one: Participant) =>
    (await newsOf(one)).filter(([event]) => event === 'bankInfoReminder').length
  expect([await reminders(soon), await reminders(later), await reminders(open)]).toEqual([1, 0, 0])
})

test('the account is shown masked; the candidate sees each reading of it, with the reader’s name', async () => {
  const { caller, companyId, formId, own, ask, give, accountOf } = await aRound()
  const payee = await aParticipant(own)
  await ask({ applicationIds: [payee.appId] })
  await give(payee, ziraat)
  const account = await accountOf(payee)
  expect(account).toMatchObject({ status: 'Given', isPaidTo: true, flags: [], confirmed: null, sharedWith: [] })
  expect(JSON.stringify(account)).not.toContain(ziraat.slice(8, 20))
  const ids = { companyId, formId, appId: payee.appId, bankInfoId: account.id }
  expect(await revealIban(caller, ids)).toEqual({ iban: ziraat, owner: 'Ayşe Yılmaz' })
  const { items } = await listApplicationHistory(payee.candidate.caller, {
    candidateId: payee.candidate.candidateId,
    id: payee.appId,
  })
  expect(items[0]).toMatchObject({ event: 'sensitiveRead', who: 'Ayşe Yılmaz', text: 'IBAN görüntülendi.' })
  const other = await aRound()
  await expect(revealIban(other.caller, { ...ids, companyId: other.companyId })).rejects.toThrow('forms.notFound')
})

test('two candidates with one account are flagged, also when they give it at once, and payments wait', async () => {
  const { caller, company, companyId, formId, own, ask, give, accountOf } = await aRound()
  const [one, other] = [await aParticipant(own), await aParticipant(own)]
  await ask({ applicationIds: [one.appId, other.appId] })
  const ids = [await aPayment(one, company.accountId), await aPayment(other, company.accountId)]
  await Promise.all([give(one, ziraat), give(other, ziraat)])
  const held = () => Promise.all(ids.map(heldOf))
  expect([(await accountOf(one)).flags, (await accountOf(other)).flags]).toEqual([['shared'], ['shared']])
  expect((await accountOf(one)).sharedWith).toMatchObject([{ formId, applicationId: other.appId, name: 'Ayşe Yılmaz' }])
  expect(await held()).toEqual(['bankAccountUnconfirmed', 'bankAccountUnconfirmed'])
  const { id: bankInfoId, version } = await accountOf(one)
  const confirm = (by = version) =>
    confirmBankInfo(caller, { companyId, formId, appId: one.appId, bankInfoId, version: by })
  await expect(confirm(version + 1)).rejects.toThrow('bankInfo.changedSince')
  expect(await confirm()).toMatchObject({ confirmed: { by: 'Ayşe Yılmaz' } })
  expect(await confirm()).toMatchObject({ confirmed: { by: 'Ayşe Yılmaz' } })
  expect(await held()).toEqual([null, 'bankAccountUnconfirmed'])
  // Once the other gives another number, neither is shared; a change after a payment was planned is a flag of its own.
  await give(other, garanti)
  expect([(await accountOf(one)).flags, (await accountOf(other)).flags]).toEqual([[], ['changed']])
  expect(await held()).toEqual([null, 'bankAccountUnconfirmed'])
  const events = await database()
    .select({ visible: applicationHistory.visible })
    .from(applicationHistory)
    .where(and(eq(applicationHistory.applicationId, one.appId), eq(applicationHistory.event, 'bankInfoConfirmed')))
  expect(events).toEqual([{ visible: false }])
  const { items } = await listCompanyHistory(caller, { companyId, formId, appId: one.appId })
  expect(JSON.stringify(items)).not.toContain(ziraat.slice(4))
})

test('an account in another name waits for confirmation; flags reveal nothing across organizations', async () => {
  const { own, ask, give, accountOf } = await aRound()
  const elsewhere = await aRound()
  const [one, stranger] = [await aParticipant(own), await aParticipant(elsewhere.own)]
  await ask({ applicationIds: [one.appId] })
  await elsewhere.ask({ applicationIds: [stranger.appId] })
  await give(one, ziraat, 'Mehmet Yılmaz')
  await elsewhere.give(stranger, ziraat, 'AYSE YILMAZ')
  expect((await accountOf(one)).flags).toEqual(['otherOwner'])
  expect((await elsewhere.accountOf(stranger)).flags).toEqual([])
})
