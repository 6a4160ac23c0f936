import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidates } from '#database/schema/candidates.ts'
import { changeCandidateBank } from '#domain/candidates/candidates/change-candidate-bank.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { messagesTo } from '../../../tests/visitor.ts'
import { openBankAccount, sealBankAccount } from '../../candidates/candidates/sealed-bank-account.ts'
import { giveBankInfo } from './give-bank-info.ts'
import { askedAccounts } from './list-bank-infos.ts'
import { readBankInfo } from './read-bank-info.ts'

testDatabase()

const [ziraat, other] = ['TR330006100519786457841326', 'TR320010009999901234567890']

async function anAsked(change: Partial<typeof bankInfos.$inferInsert> = {}) {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const { candidateId, caller } = await aCandidate()
  const [applicationId, bankInfoId] = [newId(), newId()]
  const about = { formId, companyId, candidateId }
  await database()
    .insert(applications)
    .values({ id: applicationId, ...about, formVersion: 1, status: 'Approved', action: 'BankInfoRequested' })
  await database()
    .insert(bankInfos)
    .values({ id: bankInfoId, applicationId, ...about, note: 'İlk ödeme için', ...change })
  return { caller, candidateId, id: applicationId, bankInfoId }
}
type Asked = Awaited<ReturnType<typeof anAsked>>

const give = ({ caller, ...ids }: Asked, bank?: { iban: string; owner: string }, keep = false) =>
  giveBankInfo(caller, { ...ids, keep, ...(bank ? { bank } : {}) })
const read = ({ caller, ...ids }: Asked) => readBankInfo(caller, ids)
const kept = async ({ candidateId }: Asked) => {
  const [row] = await database().select().from(candidates).where(eq(candidates.id, candidateId))
  return openBankAccount(database(), row?.bankSealed ?? null)
}
const bank = { iban: ziraat, owner: 'Ayşe Yılmaz' }

test('the account of the profile is confirmed with one click, and shown masked', async () => {
  const asked = await anAsked()
  await database()
    .update(candidates)
    .set({ bankSealed: await sealBankAccount(bank) })
    .where(eq(candidates.id, asked.candidateId))
  expect(await read(asked)).toMatchObject({
    items: [{ id: asked.bankInfoId, status: 'Open', note: 'İlk ödeme için', given: null }],
    profile: { owner: 'Ayşe Yılmaz', masked: expect.stringMatching(/^TR33[ *]+/) },
  })
  const given = await give(asked)
  expect(given).toMatchObject({ status: 'Given', given: { owner: 'Ayşe Yılmaz' } })
  expect(JSON.stringify(await read(asked))).not.toContain(ziraat)
  const [application] = await database().select().from(applications).where(eq(applications.id, asked.id))
  expect(application?.action).toBe('None')
  const [row] = await database().select().from(bankInfos).where(eq(bankInfos.id, asked.bankInfoId))
  expect(row?.sealed).not.toContain(ziraat)
  expect(await openBankAccount(database(), row?.sealed ?? null)).toMatchObject(bank)
})

test('another account can be given, and saved to the profile on request; repeating it changes nothing', async () => {
  const asked = await anAsked()
  await give(asked, bank)
  await give(asked, bank)
  expect(await kept(asked)).toBeNull()
  await give(asked, { iban: other, owner: 'Ayşe Yılmaz' }, true)
  expect(await kept(asked)).toMatchObject({ iban: other })
  const history = await database()
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, asked.id))
  expect(history.map(({ event, detail }) => [event, detail])).toEqual([
    ['bankInfoGiven', {}],
    ['bankInfoGiven', {}],
  ])
})

test('a changed account is announced to its owner, also at a recently replaced address, and flagged', async () => {
  const asked = await anAsked()
  const { accountId } = asked.caller.person
  const mailsTo = async (address: string) =>
    (await messagesTo(address)).filter(
      ({ subject, text }) =>
        subject === 'Köprü’deki banka hesabın değişti' && text.includes('banka hesabı (IBAN) değişti'),
    ).length
  const [before, now] = ['onceki@kopru.test', 'simdiki@kopru.test']
  const moved = (emailChangedAt: Date) =>
    database()
      .update(accounts)
      .set({ email: now, earlierEmail: before, emailChangedAt })
      .where(eq(accounts.id, accountId))
  await moved(new Date(Date.now() - 31 * 86_400_000))
  await give(asked, bank)
  expect([await mailsTo(before), await mailsTo(now)]).toEqual([0, 1])
  const shown = async () => (await askedAccounts(database(), asked.id)).map(({ changedAt }) => changedAt)
  expect(await shown()).toEqual([null])

  await moved(new Date())
  await give(asked, { iban: other, owner: 'Ayşe Yılmaz' })
  await give(asked, { iban: other, owner: 'Ayşe Yılmaz' })
  expect([await mailsTo(before), await mailsTo(now)]).toEqual([1, 2])
  expect(await shown()).toEqual([expect.any(String)])
  const { items } = await listNotifications(asked.caller, { filter: 'all', pageNumber: 1, pageSize: 10 })
  expect(items.map(({ event }) => event)).toEqual(['payoutAccountChanged', 'payoutAccountChanged'])

  const { candidateId } = asked
  await changeCandidateBank(asked.caller, { candidateId, bank })
  await changeCandidateBank(asked.caller, { candidateId, bank: { ...bank, owner: 'Ayşe Nur Yılmaz' } })
  expect([await mailsTo(before), await mailsTo(now)]).toEqual([2, 3])
})

test('without an account in the profile one must be given; a cancelled request takes none', async () => {
  await expect(give(await anAsked())).rejects.toThrow('bankInfo.noneInProfile')
  await expect(give(await anAsked({ status: 'Cancelled' }), bank)).rejects.toThrow('bankInfo.over')
})

test('other candidates’ applications and requests do not exist', async () => {
  const [own, stranger] = await Promise.all([anAsked(), anAsked()])
  await expect(read({ ...own, id: stranger.id })).rejects.toThrow('applications.notFound')
  await expect(give({ ...own, id: stranger.id }, bank)).rejects.toThrow('applications.notFound')
  await expect(give({ ...own, bankInfoId: stranger.bankInfoId }, bank)).rejects.toThrow('bankInfo.notFound')
})
