import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { notifications } from '#database/schema/notifications.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { outbox } from '#database/schema/outbox.ts'
import { dataRequestEntries, dataRequests } from '#database/schema/own-data/data-requests.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { sendContactMessage } from '#domain/operations/contact/send-contact-message.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { seal } from '#platform/tokens.ts'
import { aCandidate, aCompany, aMember, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { aDataRequest } from '../../../tests/walks/data-request-things.ts'
import {
  answerCompanyDataRequest,
  answerOperatedDataRequest,
  askAboutCompanyDataRequest,
  noteOnCompanyDataRequest,
} from './answer-requests.ts'
import {
  listDataHolders,
  listDataRequests,
  readDataRequest,
  replyToDataRequest,
  sendDataRequest,
  withdrawDataRequest,
} from './own-data-requests.ts'
import {
  listCompanyDataRequests,
  listOperatedDataRequests,
  readCompanyDataRequest,
  readOperatedDataRequest,
} from './received-requests.ts'
import { remindOfDataRequests } from './remind-of-requests.ts'
import { sweepDataRequests } from './sweep-requests.ts'
import { listWatchedDataRequests, remindOfDataRequest } from './watch-requests.ts'

const connection = testDatabase()
const first = { pageNumber: 1, pageSize: 20 } as const
const waiting = { which: 'waiting', ...first } as const

/** A candidate with an application to an organization. */
async function applied() {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const candidate = await aCandidate()
  await aSubmittedApplication(candidate, form)
  return { company, candidate }
}

const newsOf = async ({ accountId }: { readonly accountId: string }) =>
  (
    await database()
      .select({ event: notifications.event, emailDue: notifications.emailDue })
      .from(notifications)
      .where(and(eq(notifications.accountId, accountId), sql`${notifications.event} like 'dataRequest%'`))
      .orderBy(notifications.id)
  ).map(({ event, emailDue }) => `${event}${emailDue ? ' by e-mail' : ''}`)

const asks = { kind: 'erasure', text: 'Başvurumu silin.' } as const

test('a candidate asks, the organization asks back and answers, and the candidate reads the answer', async () => {
  const { company, candidate } = await applied()
  const { candidateId, caller } = candidate
  const { companyId } = company
  expect((await listDataHolders(caller, { candidateId })).items.map(({ id }) => id)).toEqual([companyId])
  const sent = await sendDataRequest(caller, { candidateId, companyId, ...asks })
  expect(sent).toMatchObject({ state: 'open', daysLeft: 30, answer: null, entries: [{ event: 'received' }] })
  const ids = { companyId, dataRequestId: sent.id }
  expect(await newsOf(company)).toEqual(['dataRequestReceived by e-mail'])

  await noteOnCompanyDataRequest(company.caller, { ...ids, text: 'Arandı.' })
  await askAboutCompanyDataRequest(company.caller, { ...ids, text: 'Hangi başvuru?' })
  expect(await newsOf(candidate)).toEqual(['dataRequestAsked by e-mail'])
  const own = { candidateId, dataRequestId: sent.id }
  expect(await readDataRequest(caller, own)).toMatchObject({
    state: 'asked',
    entries: [{ event: 'received' }, { event: 'asked', text: 'Hangi başvuru?', who: null }],
  })
  expect((await replyToDataRequest(caller, { ...own, text: 'Sonuncusu.' })).state).toBe('open')

  const { version, entries } = await readCompanyDataRequest(company.caller, ids)
  expect(entries.map(({ event }) => event)).toEqual(['received', 'noted', 'asked', 'replied'])
  const answer = { ...ids, outcome: 'partly', ground: 'legalDuty', text: 'Ödeme kaydı kalır.', version } as const
  await answerCompanyDataRequest(company.caller, answer)
  expect(await newsOf(candidate)).toContain('dataRequestAnswered by e-mail')
  expect(await readDataRequest(caller, own)).toMatchObject({
    state: 'answered',
    outcome: 'partly',
    ground: 'legalDuty',
    answer: 'Ödeme kaydı kalır.',
    daysLeft: null,
  })
  expect((await listDataRequests(caller, { candidateId, ...first })).items).toMatchObject([{ state: 'answered' }])
  expect((await listCompanyDataRequests(company.caller, { companyId, ...waiting })).total).toBe(0)
  expect((await listCompanyDataRequests(company.caller, { companyId, which: 'ended', ...first })).total).toBe(1)
})

test('of two officers who answer at once the second gets a conflict, and one answer is sent', async () => {
  const { company, candidate } = await applied()
  const { companyId } = company
  const colleague = await aMember(companyId, { permissions: { Applications: 'FullAccess' } })
  const dataRequestId = await aDataRequest({ companyId, candidateId: candidate.candidateId })
  const answer = { companyId, dataRequestId, outcome: 'done', version: 1 } as const
  const outcomes = await Promise.allSettled([
    answerCompanyDataRequest(company.caller, { ...answer, text: 'Biri' }),
    answerCompanyDataRequest(colleague.caller, { ...answer, text: 'Öbürü' }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason).toMatchObject({ code: 'dataRequests.ended' })
  expect(await newsOf(candidate)).toEqual(['dataRequestAnswered by e-mail'])
})

test('of a concurrent answer and withdrawal one succeeds, and the other gets a conflict', async () => {
  const { company, candidate } = await applied()
  const [{ companyId }, { candidateId }] = [company, candidate]
  for (let round = 0; round < 5; round += 1) {
    const dataRequestId = await aDataRequest({ companyId, candidateId })
    const answer = { companyId, dataRequestId, outcome: 'done', text: 'Oldu', version: 1 } as const
    const outcomes = await Promise.allSettled([
      answerCompanyDataRequest(company.caller, answer),
      withdrawDataRequest(candidate.caller, { candidateId, dataRequestId }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { entries } = await readCompanyDataRequest(company.caller, { companyId, dataRequestId })
    expect(entries).toHaveLength(1)
  }
})

test('an answer without the newest entry gets a conflict', async () => {
  const { company, candidate } = await applied()
  const { companyId } = company
  const dataRequestId = await aDataRequest({ companyId, candidateId: candidate.candidateId })
  await replyToDataRequest(candidate.caller, { candidateId: candidate.candidateId, dataRequestId, text: 'Bir de…' })
  const answer = { companyId, dataRequestId, outcome: 'done', text: 'Silindi.' } as const
  await expect(answerCompanyDataRequest(company.caller, { ...answer, version: 1 })).rejects.toMatchObject({
    code: 'dataRequests.changedSince',
  })
  expect((await answerCompanyDataRequest(company.caller, { ...answer, version: 2 })).state).toBe('answered')
})

test('request and answer cannot be changed or removed, not even with access to the database', async () => {
  const { company } = await applied()
  const { companyId } = company
  const dataRequestId = await aDataRequest({ companyId })
  for (const change of ["text = 'x'", "name = 'x'", "due_on = '2030-01-01'", 'created_at = now()', 'company_id = null'])
    await expect(
      connection.pool.query(`update data_requests set ${change} where id = $1`, [dataRequestId]),
    ).rejects.toThrow('is not changed')
  await answerCompanyDataRequest(company.caller, {
    companyId,
    dataRequestId,
    outcome: 'done',
    text: 'Oldu',
    version: 1,
  })
  for (const change of [
    "update data_requests set answer = 'x' where id = $1",
    "update data_requests set state = 'open', ended_at = null, outcome = null, answer = null, answered_by = null where id = $1",
    'delete from data_requests where id = $1',
    "update data_request_entries set text = 'x' where data_request_id = $1",
    'delete from data_request_entries where data_request_id = $1',
  ])
    await expect(connection.pool.query(change, [dataRequestId])).rejects.toThrow()
  await expect(connection.pool.query('truncate data_requests cascade')).rejects.toThrow('only added to')
  // Notes are still possible.
  await noteOnCompanyDataRequest(company.caller, { companyId, dataRequestId, text: 'Arşivlendi.' })
})

test('only organizations that hold data of the candidate can be asked, with a limit', async () => {
  const { candidate } = await applied()
  const { candidateId, caller } = candidate
  const stranger = await aCompany()
  await expect(sendDataRequest(caller, { candidateId, companyId: stranger.companyId, ...asks })).rejects.toMatchObject({
    code: 'dataRequests.unknownRecipient',
  })
  for (let one = 0; one < 20; one += 1)
    await sendDataRequest(caller, { candidateId, companyId: null, kind: 'other', text: `Soru ${one}` })
  const more = sendDataRequest(caller, { candidateId, companyId: null, ...asks })
  await expect(more).rejects.toMatchObject({ code: 'dataRequests.tooMany' })
  const [newest] = (await listDataRequests(caller, { candidateId, ...first })).items
  const ids = { candidateId, dataRequestId: newest?.id ?? '' }
  expect(await withdrawDataRequest(caller, ids)).toMatchObject({ state: 'withdrawn', daysLeft: null })
  await expect(replyToDataRequest(caller, { ...ids, text: 'x' })).rejects.toMatchObject({ code: 'dataRequests.ended' })
})

test('requests to another organization, of another candidate, or to Köprü are not found', async () => {
  const [ours, theirs, candidate, other] = [await aCompany(), await aCompany(), await aCandidate(), await aCandidate()]
  const dataRequestId = await aDataRequest({ companyId: ours.companyId, candidateId: candidate.candidateId })
  const toUs = await aDataRequest({})
  const missing = { code: 'dataRequests.notFound' }
  const at = (id: string) => ({ companyId: theirs.companyId, dataRequestId: id })
  for (const id of [dataRequestId, toUs]) {
    await expect(readCompanyDataRequest(theirs.caller, at(id))).rejects.toMatchObject(missing)
    const answer = { ...at(id), outcome: 'done', text: 'x', version: 1 } as const
    await expect(answerCompanyDataRequest(theirs.caller, answer)).rejects.toMatchObject(missing)
    const own = { candidateId: other.candidateId, dataRequestId: id }
    await expect(readDataRequest(other.caller, own)).rejects.toMatchObject(missing)
  }
  // Operators read what was written to them, and not what was written to an organization.
  const operator = await aCandidate({ operator: true })
  await expect(readOperatedDataRequest(operator.caller, { dataRequestId })).rejects.toMatchObject(missing)
  expect((await readOperatedDataRequest(operator.caller, { dataRequestId: toUs })).text).toBe('Ne tutuyorsunuz?')
})

test('operators see that an organization is late, never who asks or what, and remind it once a day', async () => {
  await connection.pool.query(
    'set session_replication_role = replica; delete from data_requests; set session_replication_role = default',
  )
  const { company, candidate } = await applied()
  const { companyId } = company
  const late = await aDataRequest({ companyId, candidateId: candidate.candidateId, text: 'gizli', daysAgo: 31 })
  const onTime = await aDataRequest({ companyId, candidateId: candidate.candidateId, text: 'gizli', daysAgo: 30 })
  const { caller } = await aCandidate({ operator: true })
  const all = await listWatchedDataRequests(caller, first)
  expect(all.items.map(({ daysLeft }) => daysLeft)).toEqual([-1, 0])
  expect(JSON.stringify(all)).not.toMatch(/gizli|Yılmaz|ayse@|access/)
  const idsOf = async (isLate: 'true' | 'false') =>
    (await listWatchedDataRequests(caller, { late: isLate, ...first })).items.map(({ id }) => id)
  expect([await idsOf('true'), await idsOf('false')]).toEqual([[late], [onTime]])
  const reminders = await Promise.allSettled([1, 2].map(() => remindOfDataRequest(caller, { dataRequestId: late })))
  expect(reminders.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await newsOf(company)).toEqual(['dataRequestReminded by e-mail'])
  const acts = await database().select().from(operatorActs).where(eq(operatorActs.aboutId, late))
  expect(acts).toMatchObject([{ act: 'dataRequestReminded', companyId }])
})

test.each([
  [22, [], []],
  [23, ['dataRequestDueSoon by e-mail'], []],
  [29, ['dataRequestDueSoon by e-mail'], []],
  [30, ['dataRequestDueSoon by e-mail'], []],
  [31, ['dataRequestOverdue by e-mail'], ['dataRequestUnanswered by e-mail']],
])(
  '%i days after it arrived, those who answer and who asks hear what is due, once',
  async (daysAgo, office, person) => {
    const { company, candidate } = await applied()
    await aDataRequest({ companyId: company.companyId, candidateId: candidate.candidateId, daysAgo })
    await Promise.all([remindOfDataRequests(), remindOfDataRequests()])
    await remindOfDataRequests()
    expect(await newsOf(company)).toEqual(office)
    expect(await newsOf(candidate)).toEqual(person)
  },
)

test('each reminder is sent once as the days pass, only to members who may answer, and none after the answer', async () => {
  const { company, candidate } = await applied()
  const { companyId } = company
  const reader = await aMember(companyId, { permissions: { Applications: 'WriteRead' } })
  const dataRequestId = await aDataRequest({ companyId, candidateId: candidate.candidateId, daysAgo: 22 })
  for (const daysAgo of [23, 24, 29, 30, 31, 32]) {
    // Moving the deadline needs a superuser: otherwise the trigger refuses it.
    await connection.pool.query(
      `set session_replication_role = replica;
       update data_requests set due_on = (now() at time zone 'Europe/Istanbul')::date + ${30 - daysAgo} where id = '${dataRequestId}';
       set session_replication_role = default`,
    )
    await remindOfDataRequests()
  }
  expect(await newsOf(company)).toEqual([
    'dataRequestDueSoon by e-mail',
    'dataRequestDueSoon by e-mail',
    'dataRequestOverdue by e-mail',
  ])
  expect(await newsOf(reader)).toEqual([])
  expect(await newsOf(candidate)).toEqual(['dataRequestUnanswered by e-mail'])
  // A reminder causes no conflict for an answer being written.
  await answerCompanyDataRequest(company.caller, {
    companyId,
    dataRequestId,
    outcome: 'done',
    text: 'Oldu',
    version: 1,
  })
  await remindOfDataRequests()
  expect(await newsOf(company)).toHaveLength(3)
})

test('a person without an account writes on the contact page, and is answered by e-mail', async () => {
  const began = await seal(String(Date.now() - 30_000), 'contact form')
  const visitor = { language: 'en', requestId: 'test', address: '192.0.2.77' } as const
  const written = { name: 'Deniz Uçar', email: 'deniz@kopru.test', message: 'What do you hold about me?' }
  await sendContactMessage(visitor, { ...written, topic: 'privacy', began })
  const operator = await aCandidate({ operator: true })
  const { items } = await listOperatedDataRequests(operator.caller, { which: 'waiting', ...first, pageSize: 1000 })
  const found = items.find(({ name }) => name === 'Deniz Uçar')
  expect(found).toMatchObject({ kind: 'other', state: 'open', daysLeft: 30 })
  const dataRequestId = found?.id ?? ''
  const read = await readOperatedDataRequest(operator.caller, { dataRequestId })
  expect(read).toMatchObject({ hasAccount: false, text: written.message, email: written.email })
  const text = 'Nothing: your account was deleted.'
  await answerOperatedDataRequest(operator.caller, { dataRequestId, outcome: 'done', text, version: read.version })
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, 'deniz@kopru.test'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('Your request about your personal data')
  expect(mails[0]?.text).toContain(`> ${text}`)
  const acts = await database().select().from(operatorActs).where(eq(operatorActs.aboutId, dataRequestId))
  expect(acts.map(({ act, about }) => [act, about.includes('Deniz')])).toEqual([['dataRequestAnswered', false]])
})

test('a person who deletes the account before the answer gets it by e-mail', async () => {
  const { company, candidate } = await applied()
  const { companyId } = company
  const sent = await sendDataRequest(candidate.caller, { candidateId: candidate.candidateId, companyId, ...asks })
  await database().transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, candidate.accountId))
    if (account) await closeAccount(tx, account)
  })
  const answer = { companyId, dataRequestId: sent.id, outcome: 'done', text: 'Silindi.', version: 1 } as const
  expect(await answerCompanyDataRequest(company.caller, answer)).toMatchObject({ hasAccount: false })
  const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, candidate.email))
  expect(mail?.text).toContain('> Silindi.')
})

test('a person who deletes the account during the answer gets it by e-mail too, and no news are left', async () => {
  const { company, candidate } = await applied()
  const { companyId } = company
  const sent = await sendDataRequest(candidate.caller, { candidateId: candidate.candidateId, companyId, ...asks })
  const answer = { companyId, dataRequestId: sent.id, outcome: 'done', text: 'Silindi.', version: 1 } as const
  const [answering] = await database().transaction(async (tx) => {
    await closeAccount(tx, await lockOwnAccount(tx, candidate.caller))
    const begun = answerCompanyDataRequest(company.caller, answer)
    await expect.poll(() => waitingForLocks()).toBe(1)
    return [begun]
  })
  expect(await answering).toMatchObject({ state: 'answered', hasAccount: false })
  const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, candidate.email))
  expect(mail?.text).toContain('> Silindi.')
  expect(await newsOf(candidate)).toEqual([])
})

test('requests are deleted three years after their end, with all entries', async () => {
  const [old, younger] = [await aDataRequest({}), await aDataRequest({})]
  const end = (id: string, ago: string) =>
    `update data_requests set state = 'withdrawn', ended_at = now() - interval '${ago}' where id = '${id}';
     insert into data_request_entries (id, data_request_id, event) values (gen_random_uuid(), '${id}', 'withdrawn');`
  await connection.pool.query(end(old, '3 years 1 day') + end(younger, '2 years 360 days'))
  await sweepDataRequests()
  const left = await database().select({ id: dataRequests.id }).from(dataRequests)
  expect(left.map(({ id }) => id)).toContain(younger)
  expect(left.map(({ id }) => id)).not.toContain(old)
  expect(await database().$count(dataRequestEntries, eq(dataRequestEntries.dataRequestId, old))).toBe(0)
})
