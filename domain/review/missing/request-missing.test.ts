import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestMissing as call } from '#contract/missing.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { notifications } from '#database/schema/notifications.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { releaseAct } from '../../../tests/release-held.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { lastMessageTo } from '../../../tests/visitor.ts'
import { aRound } from '../../../tests/worlds/request-round.ts'
import { requestMissing } from './request-missing.ts'

testDatabase()

async function aMissingRound() {
  const round = await aRound()
  const { company, companyId, formId } = round
  const own = { id: formId, companyId }
  const lacking = (...missingDocumentTypeIds: number[]) => aHandedIn(own, { snapshot: { missingDocumentTypeIds } })
  const hold = (applicationIds: string[], more = {}, by = company.caller) =>
    requestMissing(by, { companyId, formId, ...call.body.parse({ applicationIds, ...more }) })
  return { ...round, own, lacking, hold }
}

const requestsOf = async (appId: string) => {
  const rows = await database().select().from(documentRequests).where(eq(documentRequests.applicationId, appId))
  return rows.map(({ documentTypeId, status }) => [documentTypeId, status]).sort()
}
const newsOf = async (accountId: string) => {
  const rows = await database().select().from(notifications).where(eq(notifications.accountId, accountId))
  return rows.map(({ event, values }) => [event, newsText('tr', event, values)])
}

test('each applicant is asked for what is missing in one notification; refused ones are listed by reason', async () => {
  const { own, lacking, hold, left } = await aMissingRound()
  const [two, one, none] = [await lacking(2, 3), await lacking(3), await lacking()]
  const rejected = await aHandedIn(own, {
    application: { status: 'Rejected' },
    snapshot: { missingDocumentTypeIds: [2] },
    profile: { name: 'Reyhan' },
  })
  const ids = [two, one, none, rejected].map(({ appId }) => appId)
  const expected = {
    changed: 2,
    credits: 3,
    accounts: 0,
    reminded: 0,
    documents: [
      { documentTypeId: 3, count: 2 },
      { documentTypeId: 2, count: 1 },
    ],
  }
  expect(await hold(ids, { dryRun: true })).toMatchObject({ ...expected, actId: null, releaseAt: null })
  const answer = await hold(ids, { dueAt: '2099-01-01T20:59:00.000Z', note: 'Kuruldan önce' })
  expect(answer).toMatchObject({ ...expected, releaseAt: expect.any(String) })
  expect(answer.refused.map(({ reason, sample }) => [reason, sample.map(({ name }) => name)]).sort()).toEqual([
    ['nothingMissing', ['Ayşe Yılmaz']],
    ['rejected', ['Reyhan Yılmaz']],
  ])
  expect([await left(), await requestsOf(two.appId)]).toEqual([47, []])
  await releaseAct(answer.actId ?? '')
  await releaseAct(answer.actId ?? '')
  expect(await requestsOf(two.appId)).toEqual([
    [2, 'Open'],
    [3, 'Open'],
  ])
  expect([await requestsOf(one.appId), await requestsOf(none.appId), await left()]).toEqual([[[3, 'Open']], [], 47])
  await notifyNews()
  expect((await lastMessageTo(two.candidate.email)).text).toContain('Kurumun notu:\n\n> Kuruldan önce')
  expect(await newsOf(two.candidate.accountId)).toEqual([
    ['missingRequested', expect.stringMatching(/senden şunları istiyor: .+, .+\. Son tarih: .+2099.+\.$/)],
  ])
  const { caller, candidateId } = two.candidate
  const { items } = await listApplicationHistory(caller, { candidateId, id: two.appId })
  expect(items.map(({ event }) => event)).toEqual(['documentRequested', 'documentRequested'])
})

test('it can be called back while it is held, and its credits are returned', async () => {
  const { company, companyId, formId, lacking, hold, left } = await aMissingRound()
  const asked = await lacking(2, 3)
  const { actId } = await hold([asked.appId])
  expect(await left()).toBe(48)
  expect(await hold([asked.appId])).toMatchObject({ changed: 0, refused: [{ reason: 'alreadyRequested' }] })
  expect(await undoAct(company.caller, { companyId, formId, actId: actId ?? '' })).toMatchObject({ changed: 1 })
  await releaseAct(actId ?? '')
  expect([await left(), await requestsOf(asked.appId), await newsOf(asked.candidate.accountId)]).toEqual([50, [], []])
})

test('documents requested separately meanwhile and rejected applicants are skipped; credits are returned', async () => {
  const { lacking, hold, hold: holdMissing, ask, left } = await aMissingRound()
  const [one, gone] = [await lacking(2, 3), await lacking(2)]
  const { actId } = await holdMissing([one.appId, gone.appId])
  // A single request for the same document finds the held one.
  expect(await ask([one.appId], { documentTypeId: 3 })).toMatchObject({ refused: [{ reason: 'alreadyRequested' }] })
  await database().update(applications).set({ status: 'Rejected' }).where(eq(applications.id, gone.appId))
  await releaseAct(actId ?? '')
  expect([await requestsOf(one.appId), await requestsOf(gone.appId)]).toEqual([
    [
      [2, 'Open'],
      [3, 'Open'],
    ],
    [],
  ])
  expect(await left()).toBe(48)
  expect(await hold([one.appId])).toMatchObject({ changed: 0, refused: [{ reason: 'remindedToday' }] })
})

test('earlier requests are reminded of once a day, without credits', async () => {
  const { lacking, hold, left } = await aMissingRound()
  const asked = await lacking(2)
  await releaseAct((await hold([asked.appId])).actId ?? '')
  const yesterday = new Date(Date.now() - 86_400_000)
  await database().update(documentRequests).set({ requestedAt: yesterday })
  const answer = await hold([asked.appId])
  expect(answer).toMatchObject({ changed: 1, reminded: 1, credits: 0, documents: [] })
  await releaseAct(answer.actId ?? '')
  expect((await newsOf(asked.candidate.accountId)).map(([event]) => event)).toEqual([
    'missingRequested',
    'missingReminder',
  ])
  expect([await left(), await requestsOf(asked.appId)]).toEqual([49, [[2, 'Open']]])
  expect(await hold([asked.appId])).toMatchObject({ changed: 0, refused: [{ reason: 'remindedToday' }] })
})

test('scholars without a bank account are asked for one, only by members who may change participants', async () => {
  const { companyId, own, hold } = await aMissingRound()
  const { appId } = await aParticipant(own)
  const reviewer = await aMember(companyId, { permissions: { Applications: 'WriteRead' } })
  expect(await hold([appId], {}, reviewer.caller)).toMatchObject({
    changed: 0,
    accounts: 0,
    refused: [{ reason: 'nothingMissing' }],
  })
  const answer = await hold([appId])
  expect(answer).toMatchObject({ changed: 1, accounts: 1, credits: 0 })
  await releaseAct(answer.actId ?? '')
  const rows = await database()
    .select()
    .from(bankInfos)
    .where(and(eq(bankInfos.applicationId, appId), eq(bankInfos.status, 'Open')))
  expect(rows).toHaveLength(1)
})

test('requesting one document refuses and names applicants who gave it or were rejected, unless repeated', async () => {
  const { own, hold: _, ask } = await aMissingRound()
  const file = {
    formDocumentId: own.id,
    documentTypeId: 2,
    fileId: own.id,
    name: 'a.pdf',
    type: 'application/pdf',
    size: 1,
  }
  const given = await aHandedIn(own, { snapshot: { documents: [file] }, profile: { name: 'Veren' } })
  const rejected = await aHandedIn(own, { application: { status: 'Rejected' }, profile: { name: 'Reyhan' } })
  const applicationIds = [given.appId, rejected.appId]
  const { changed, refused } = await ask(applicationIds)
  expect([changed, refused.map(({ reason, sample }) => [reason, sample[0]?.name]).sort()]).toEqual([
    0,
    [
      ['alreadyGiven', 'Veren Yılmaz'],
      ['rejected', 'Reyhan Yılmaz'],
    ],
  ])
  expect(await ask(applicationIds, { again: true })).toMatchObject({ changed: 1, refused: [{ reason: 'rejected' }] })
})

test('needs as many statements for twelve as for one', async () => {
  const { lacking, hold } = await aMissingRound()
  const counted = async (count: number) => {
    const asked = await Promise.all(Array.from({ length: count }, () => lacking(2, 3)))
    let actId: string | null = null
    const held = await statementsOf(async () => {
      ;({ actId } = await hold(asked.map(({ appId }) => appId)))
    })
    return [held.length, (await statementsOf(() => releaseAct(actId ?? ''))).length]
  }
  await counted(1)
  expect(await counted(12)).toEqual(await counted(1))
})
