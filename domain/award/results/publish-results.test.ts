import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { mailings } from '#database/schema/mailings.ts'
import { notifications } from '#database/schema/notifications.ts'
import { publications } from '#database/schema/results/publications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { createView } from '#domain/review/views/create-view.ts'
import { aMember } from '../../../tests/builders.ts'
import { letter, resultWorld } from '../../../tests/worlds/result-world.ts'
import { listResultGroups } from './list-result-groups.ts'
import { publishDue } from './publish-due.ts'

const { company, mail, aDecidedForm, participantsOf, release, creditsLeft } = resultWorld()

const approved = { decision: 'Approved', texts: letter } as const
const rejected = { decision: 'Rejected', texts: letter } as const

test('publishing a group writes results, history, notifications, letters, and a participant per winner', async () => {
  const { ids, publish, at, applicationIds } = await aDecidedForm(['Approved', 'Rejected', 'Submitted'])
  const looked = await publish([approved, rejected], { dryRun: true })
  expect(looked.groups).toMatchObject([
    { decision: 'Approved', changed: 1, credits: 1, refused: [], reached: { inApp: 1, email: 1 }, publication: null },
    { decision: 'Rejected', changed: 1, credits: 1 },
  ])
  // The sample shows the coming result, though nothing is published yet.
  expect(looked.groups.map(({ samples }) => samples.map(({ text }) => text))).toEqual([
    ['Merhaba Adaya, sonucun: Kabul edildi.'],
    ['Merhaba Adayb, sonucun: Kabul edilmedi.'],
  ])
  expect(looked.oddities).toEqual([{ kind: 'undecided', count: 1, sample: [] }])

  const winner = at(0)
  expect(await readApplicationResult(winner.caller, winner.own)).toMatchObject({ isPublished: false, status: null })
  const before = await creditsLeft()
  const { groups } = await publish([
    { ...approved, expected: 1 },
    { ...rejected, expected: 1 },
  ])
  expect(groups).toMatchObject([
    { changed: 1, publication: { state: 'Published', published: 1, decision: 'Approved' } },
    { changed: 1, publication: { state: 'Published', published: 1, decision: 'Rejected' } },
  ])
  expect(await creditsLeft()).toBe(before - 2)
  expect(await readApplicationResult(winner.caller, winner.own)).toMatchObject({
    isPublished: true,
    status: 'Approved',
  })
  expect(await participantsOf(ids.formId)).toEqual([{ applicationId: applicationIds[0], status: 'Active' }])

  await release(groups[0]?.publication?.mailingId ?? null)
  expect((await listApplicationMessages(winner.caller, winner.own)).items).toMatchObject([
    { text: 'Merhaba Adaya, sonucun: Kabul edildi.' },
  ])
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Yarının Mühendisleri Bursu: sonucun'])
  const news = await database().select().from(notifications).where(eq(notifications.accountId, winner.accountId))
  // The letter is the e-mail, so the notification sends none.
  expect(news.filter(({ event }) => event === 'resultPublished')).toMatchObject([
    { emailDue: false, inApp: true, address: `/student-dashboard/applications/${winner.application.id}` },
  ])
  const told = await database()
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, applicationIds[0] ?? ''))
  expect(told.filter(({ event }) => event === 'resultPublished')).toMatchObject([{ visible: true, by: 'company' }])

  const { groups: after } = await listResultGroups(company.caller, ids)
  expect(after.map(({ decision, count, published }) => [decision, count, published])).toEqual([
    ['Approved', 1, 1],
    ['Reserve', 0, 0],
    ['Rejected', 1, 1],
    [null, 1, 0],
  ])
  expect(after[0]?.letter).toMatchObject({ texts: letter, isDefault: false })
})

test('an outdated number or too few credits refuse the publication, and nothing is written', async () => {
  const { ids, publish } = await aDecidedForm(['Approved', 'Approved'])
  await expect(publish([{ ...approved, expected: 1 }])).rejects.toMatchObject({
    code: 'acts.targetChanged',
    extensions: { count: 2 },
  })
  const ofCompany = eq(subscriptions.companyId, company.companyId)
  const left = await creditsLeft()
  await database().update(subscriptions).set({ leftMessageCredit: 1 }).where(ofCompany)
  await expect(publish([{ ...approved, expected: 2 }])).rejects.toMatchObject({ code: 'credits.exhausted' })
  await database().update(subscriptions).set({ leftMessageCredit: left }).where(ofCompany)
  const { groups, scheduled } = await listResultGroups(company.caller, ids)
  expect([groups[0]?.published, scheduled]).toEqual([0, []])
})

test('of two officers who publish one group at once, one succeeds and the other learns how many are left', async () => {
  const { ids, publish, applicationIds } = await aDecidedForm(['Approved', 'Approved', 'Approved'])
  const other = await aMember(company.companyId, { permissions: { Applications: 'FullAccess' } })
  const both = await Promise.allSettled([
    publish([{ ...approved, expected: 3 }]),
    publish([{ ...approved, expected: 3 }], {}, other.caller),
  ])
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
    { code: 'acts.targetChanged', extensions: { count: 0 } },
  ])
  const [answer] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(answer?.groups).toMatchObject([{ changed: 3 }])
  expect(await publicationsOf(ids.formId)).toMatchObject([{ state: 'Published', published: 3 }])
  await release(answer?.groups[0]?.publication?.mailingId ?? null)
  expect(mail.received).toHaveLength(3)
  expect(await participantsOf(ids.formId)).toHaveLength(3)
  for (const id of applicationIds) {
    const rows = await database().select().from(applicationHistory).where(eq(applicationHistory.applicationId, id))
    expect(rows.filter(({ event }) => event === 'resultPublished')).toHaveLength(1)
  }
})

test('an empty group is refused, and leaves no publication, letter or history', async () => {
  const { ids, publish, applicationIds } = await aDecidedForm(['Approved'])
  await publish([{ ...approved, expected: 1 }])
  const written = () =>
    Promise.all([
      publicationsOf(ids.formId),
      database().$count(mailings, eq(mailings.formId, ids.formId)),
      database().$count(applicationHistory, eq(applicationHistory.applicationId, applicationIds[0] ?? '')),
    ])
  const before = await written()
  for (const group of [approved, rejected])
    await expect(publish([{ ...group, expected: 0 }])).rejects.toMatchObject({ code: 'results.nothingToPublish' })
  expect(await written()).toEqual(before)
})

test('a scheduled publication of a group that is empty by then fails, and its planner is notified', async () => {
  const { ids, publish } = await aDecidedForm(['Approved'])
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  await publish([{ ...approved, expected: 1 }], { publishAt: tomorrow })
  await publish([{ ...approved, expected: 1 }])
  const due = { publishAt: sql`now()`, createdAt: sql`now() - interval '1 day'` }
  await database()
    .update(publications)
    .set(due)
    .where(and(eq(publications.formId, ids.formId), eq(publications.state, 'Scheduled')))
  await publishDue()
  expect((await publicationsOf(ids.formId)).map(({ state, failure }) => [state, failure])).toEqual([
    ['Failed', 'results.nothingToPublish'],
    ['Published', null],
  ])
})

const publicationsOf = (formId: string) =>
  database().select().from(publications).where(eq(publications.formId, formId)).orderBy(publications.state)

test('an application in two groups belongs to the first; in a view’s group undecided ones are left out', async () => {
  const { ids, publish } = await aDecidedForm(['Approved', 'Rejected', 'Submitted'])
  const view = { companyId: ids.companyId, formId: ids.formId, name: 'Herkes', isShared: true, columns: [] }
  const { id: viewId } = await createView(company.caller, {
    ...view,
    filters: {},
    density: 'comfortable',
    sort: 'submitted',
    direction: 'down',
  })
  const looked = await publish([approved, { viewId, texts: letter }], { dryRun: true })
  expect(looked.groups[1]).toMatchObject({
    changed: 1,
    refused: expect.arrayContaining([
      expect.objectContaining({ reason: 'inOtherGroup', count: 1 }),
      expect.objectContaining({ reason: 'undecided', count: 1 }),
    ]),
  })
  const { groups } = await listResultGroups(company.caller, ids)
  expect(groups.at(-1)).toMatchObject({ viewId, name: 'Herkes', count: 3, undecided: 1, published: 0 })
  const published = await publish([
    { ...approved, expected: 1 },
    { viewId, texts: letter, expected: 1 },
  ])
  expect(published.groups.map(({ changed }) => changed)).toEqual([1, 1])
})
