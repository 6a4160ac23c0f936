import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dataKinds } from '#contract/processing/data-kinds.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { notifications } from '#database/schema/notifications.ts'
import { breachEntries } from '#database/schema/operations/breaches.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readWorkbook } from '../../../tests/files/read-workbook.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { aBreach, aDataRequest } from '../../../tests/walks/data-request-things.ts'
import { breachAsExcel, companyBreachAsExcel } from './breach-file.ts'
import { addToBreach, hoursLeftOf, listBreaches, listCompanyBreaches, readBreach, recordBreach } from './breaches.ts'
import { inventory } from './inventory.ts'
import { companyProcessingRecord, operatedProcessingRecord } from './processing-record.ts'

const connection = testDatabase()
const first = { pageNumber: 1, pageSize: 20 } as const

async function sheetsOf(file: SentFile, ...numbers: readonly number[]) {
  const content = typeof file.content === 'function' ? await buffer(await file.content()) : file.content
  return Promise.all(numbers.map((number) => readWorkbook(content, number)))
}

test.each([
  ['at once', 0, 72],
  ['a second later', 1 / 3600, 71],
  ['in the last second', 72 - 1 / 3600, 0],
  ['when they are over', 72, 0],
  ['a second after that', 72 + 1 / 3600, -1],
  ['a day after that', 96, -24],
])('of the 72 hours, %s so many are left', (_, passed, left) => {
  const noticedAt = new Date('2026-03-28T22:00:00Z')
  expect(hoursLeftOf(noticedAt, new Date(noticedAt.getTime() + passed * 3_600_000))).toBe(left)
})

test('an organization’s record of processing lists what it is the controller of and what its forms ask for', async () => {
  const company = await aCompany()
  const question = aQuestion('shortText', { label: '=Annenizin mesleği?', required: true })
  const form = await aPublishedForm(company, { content: { questions: [question] } })
  await aSubmittedApplication(await aCandidate(), form, { answers: { [question.id]: 'Öğretmen' } })
  const file = await companyProcessingRecord(company.caller, { companyId: company.companyId })
  expect(file.name).toMatch(/^Veri işleme envanteri - Kurum .*\.xlsx$/)
  const [kinds = [], asked = [], about = []] = await sheetsOf(file, 1, 2, 3)
  expect(kinds[0]?.slice(0, 3)).toEqual(['Veri türü', 'Kişi grubu', 'Veri sorumlusu'])
  const named = kinds.map(([kind]) => kind)
  expect(named).toContain('Başvurular')
  // Köprü is the controller of accounts.
  expect(named).not.toContain('Hesap')
  const row = asked.find((cells) => cells.includes('=Annenizin mesleği?'))
  expect(row?.slice(1)).toEqual(['Yayında', 1, 'Soru', '=Annenizin mesleği?', 'Zorunlu'])
  expect(about.flat()).toContain('Ayşe Yılmaz')
  const [all = []] = await sheetsOf(await operatedProcessingRecord(company.caller, { language: 'en' }), 1)
  expect(all.map(([kind]) => kind)).toEqual(expect.arrayContaining(['Account', 'Applications']))
})

const about = {
  kinds: ['applications', 'account', 'exports'] as const,
  startedAt: new Date(Date.now() - 7_200_000).toISOString(),
  endedAt: new Date().toISOString(),
  noticedAt: new Date().toISOString(),
  description: 'Bir hesaba başkası girdi.',
}

test('a breach is recorded, extended and notified, and its file lists the affected people', async () => {
  const [ours, theirs] = [await aCompany(), await aCompany()]
  const [form, other] = [await aPublishedForm(ours), await aPublishedForm(theirs)]
  const [ayse, can, sealed] = [
    await aCandidate({ name: 'Zeynep', surname: 'Ak' }),
    await aCandidate(),
    await aCandidate({ name: 'Gizli', surname: 'Biri' }),
  ]
  const application = await aSubmittedApplication(ayse, form)
  await aSubmittedApplication(can, other)
  const beyond = await aSubmittedApplication(sealed, form)
  await database().update(applications).set({ sealed: true }).where(eq(applications.id, beyond.id))
  const happened = { by: 'company', accountId: ours.accountId, event: 'sensitiveRead' } as const
  await database()
    .insert(applicationHistory)
    .values({ id: newId(), applicationId: application.id, companyId: ours.companyId, ...happened })
  const { caller } = await aCandidate({ operator: true, name: 'Defne', surname: 'Ak' })
  const { companyId } = ours
  const later = { endedAt: new Date().toISOString(), noticedAt: new Date().toISOString() }
  const breach = await recordBreach(caller, { companyId, ...about, ...later, kinds: [...about.kinds] })
  expect(breach).toMatchObject({ hoursLeft: 71, recordedBy: 'Defne Ak', authorityToldAt: null })
  const breachId = breach.id

  // An organization sees it only after an operator has notified it.
  expect((await listCompanyBreaches(ours.caller, { companyId, ...first })).total).toBe(0)
  await expect(companyBreachAsExcel(ours.caller, { companyId, breachId })).rejects.toThrow('breaches.notFound')
  const now = new Date().toISOString()
  await addToBreach(caller, { breachId, event: 'measure', happenedAt: now, text: 'Oturumlar kapatıldı.' })
  const told = { breachId, event: 'organizationsTold', happenedAt: now, text: 'Yazıldı.' } as const
  const twice = await Promise.allSettled([addToBreach(caller, told), addToBreach(caller, told)])
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const news = and(eq(notifications.event, 'breachTold'), eq(notifications.accountId, ours.accountId))
  expect(await database().$count(notifications, news)).toBe(1)
  expect((await listCompanyBreaches(ours.caller, { companyId, ...first })).items.map(({ id }) => id)).toEqual([
    breachId,
  ])
  expect((await listCompanyBreaches(theirs.caller, { companyId: theirs.companyId, ...first })).total).toBe(0)
  const foreign = companyBreachAsExcel(theirs.caller, { companyId: theirs.companyId, breachId })
  await expect(foreign).rejects.toThrow('breaches.notFound')

  // Operators see numbers and ids, also of sealed applications.
  const operated = await breachAsExcel(caller, { breachId })
  const [facts = [], kinds = [], people = [], readings = [], , measures = []] = await sheetsOf(
    operated,
    1,
    2,
    3,
    4,
    5,
    6,
  )
  expect(facts.find(([subject]) => subject === '72 saat')?.[1]).toBe('Süre işliyor')
  expect(kinds.slice(1).map(([kind, , count]) => [kind, count])).toEqual([
    ['Başvurular', 2],
    ['Hesap', 2],
    ['Kurumun hazırladığı dosyalar', 'Kişi sayısı belirlenemiyor'],
  ])
  const ids = people.slice(1).map(([id]) => id)
  expect(ids.toSorted()).toEqual([ayse.candidateId, sealed.candidateId].toSorted())
  expect(JSON.stringify(people)).not.toMatch(/Zeynep|@/)
  expect(readings.slice(1).map(([, , who, event]) => [who, event])).toEqual([
    ['Ayşe Yılmaz', 'Hassas bilgiler görüntülendi'],
  ])
  expect(measures.slice(1).map(([, event]) => event)).toEqual(['Önlem', 'Kurumlara bildirildi'])

  // The organization sees its own people by name, and nothing of sealed applications.
  const [, , own = []] = await sheetsOf(await companyBreachAsExcel(ours.caller, { companyId, breachId }), 1, 2, 3)
  expect(own.slice(1).map(([name, email]) => [name, email])).toEqual([['Zeynep Ak', ayse.email]])

  await addToBreach(caller, { breachId, event: 'authorityTold', happenedAt: now, text: 'Form gönderildi.' })
  expect(await readBreach(caller, { breachId })).toMatchObject({ hoursLeft: null, authorityToldAt: now })
  expect((await listBreaches(caller, first)).items[0]?.id).toBe(breachId)
})

test('for one organization only its own data is counted, whatever the same people have elsewhere', async () => {
  const [ours, theirs] = [await aCompany(), await aCompany()]
  const both = await aCandidate()
  await aSubmittedApplication(both, await aPublishedForm(ours))
  await aSubmittedApplication(both, await aPublishedForm(theirs))
  const communityId = newId()
  const theirCommunity = { id: communityId, companyId: theirs.companyId, name: 'Mezunlar', summary: '-' }
  await database().insert(communities).values(theirCommunity)
  await database().insert(communityMembers).values({ communityId, candidateId: both.candidateId, state: 'member' })
  await aDataRequest({ companyId: theirs.companyId, candidateId: both.candidateId })
  const kinds = dataKinds.filter((kind) => !inventory[kind].uncounted)
  const { caller } = await aCandidate({ operator: true })
  const countsAt = async (companyId: string) => {
    const now = new Date().toISOString()
    const breach = { ...about, companyId, kinds: [...kinds], endedAt: now, noticedAt: now }
    const { id: breachId } = await recordBreach(caller, breach)
    const [, sheet = []] = await sheetsOf(await breachAsExcel(caller, { breachId, language: 'en' }), 1, 2)
    const counts = Object.fromEntries(sheet.slice(1).map(([kind, , count]) => [kind, count]))
    return {
      applications: counts.Applications,
      profile: counts.Profile,
      community: counts['Communities and their messages'],
      asked: counts['Personal data requests'],
    }
  }
  expect(await countsAt(ours.companyId)).toEqual({ applications: 1, profile: 1, community: 0, asked: 0 })
  expect(await countsAt(theirs.companyId)).toEqual({ applications: 1, profile: 1, community: 1, asked: 1 })
})

test.each([
  ['ends before it begins', { startedAt: '2026-11-02T10:00:00Z', endedAt: '2026-11-01T10:00:00Z' }],
  ['is known before it begins', { startedAt: '2026-11-02T10:00:00Z', noticedAt: '2026-11-01T10:00:00Z' }],
  ['lies ahead', { noticedAt: new Date(Date.now() + 3_600_000).toISOString() }],
])('a breach that %s is refused', async (_, dates) => {
  const { caller } = await aCandidate({ operator: true })
  const breach = { companyId: null, ...about, kinds: [...about.kinds], ...dates }
  await expect(recordBreach(caller, breach)).rejects.toThrow('breaches.wrongOrder')
})

test('a recorded breach cannot be changed, not even with access to the database', async () => {
  const id = await aBreach({})
  for (const change of [
    `update breaches set description = 'x' where id = '${id}'`,
    `delete from breach_entries where breach_id = '${id}'`,
    `update breach_entries set text = 'x' where breach_id = '${id}'`,
    'truncate breaches cascade',
  ])
    await expect(connection.pool.query(change)).rejects.toThrow('only added to')
})

test('the notification of the authority can be recorded after any number of measures', async () => {
  const { caller } = await aCandidate({ operator: true })
  const { id: breachId } = await recordBreach(caller, { companyId: null, ...about, kinds: [...about.kinds] })
  const happenedAt = new Date().toISOString()
  await database()
    .insert(breachEntries)
    .values(
      Array.from({ length: 200 }, () => ({
        id: newId(),
        breachId,
        event: 'measure' as const,
        text: 'Oturumlar kapatıldı.',
        happenedAt: new Date(),
        accountId: caller.person.accountId,
      })),
    )
  const add = (event: 'measure' | 'authorityTold') =>
    addToBreach(caller, { breachId, event, happenedAt, text: 'Yazıldı.' })
  await expect(add('measure')).rejects.toMatchObject({ code: 'breaches.tooLong' })
  expect((await add('authorityTold')).authorityToldAt).toBe(happenedAt)
})
