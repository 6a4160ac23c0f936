import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { notifications } from '#database/schema/notifications.ts'
import { publications } from '#database/schema/results/publications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { aMember } from '../../../tests/builders.ts'
import { letter, resultWorld } from '../../../tests/worlds/result-world.ts'
import { callOffPublication, changePublication } from './change-publication.ts'
import { listResultGroups } from './list-result-groups.ts'
import { publishDue } from './publish-due.ts'
import { fail, publishGroupOnce } from './publish-group-once.ts'

const { connection, company, gateway, aDecidedForm, participantsOf, creditsLeft, deliverThrough, release } =
  resultWorld()

const approved = { decision: 'Approved', texts: letter } as const
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

/** Makes all scheduled publications due. */
const atItsMoment = () => connection.pool.query(`update publications set publish_at = now() where state = 'Scheduled'`)

const stateOf = async (formId: string) => {
  const [row] = await database().select().from(publications).where(eq(publications.formId, formId))
  return { state: row?.state, published: row?.published, failure: row?.failure }
}

test('a scheduled publication notifies all who are in its group at its time, once, and none before', async () => {
  const { ids, publish, at, applicationIds } = await aDecidedForm(['Approved', 'Rejected'])
  const { groups } = await publish([{ ...approved, expected: 1 }], { publishAt: tomorrow() })
  expect(groups[0]?.publication).toMatchObject({
    state: 'Scheduled',
    expected: 1,
    published: null,
    can: { change: true },
  })
  await publishDue()
  const winner = at(0)
  expect(await readApplicationResult(winner.caller, winner.own)).toMatchObject({ isPublished: false, status: null })
  expect(await participantsOf(ids.formId)).toEqual([])

  // Decided after the publication was scheduled.
  const target = { ...ids, applicationIds: [applicationIds[1] ?? ''], dryRun: false }
  await changeStatus(company.caller, { ...target, status: 'Approved' })
  await atItsMoment()
  // Two workers, and one that comes later.
  await Promise.all([publishDue(), publishDue()])
  await publishDue()
  expect(await stateOf(ids.formId)).toEqual({ state: 'Published', published: 2, failure: null })
  expect(await readApplicationResult(winner.caller, winner.own)).toMatchObject({
    isPublished: true,
    status: 'Approved',
  })
  expect(await participantsOf(ids.formId)).toHaveLength(2)
})

test('if a worker publishes the second of two groups first, it is published once, and the answer says so', async () => {
  const { ids, publish, applicationIds } = await aDecidedForm(['Approved', 'Rejected'])
  const hindering = await connection.pool.connect()
  await hindering.query('begin')
  await hindering.query('select from applications where id = $1 for update', [applicationIds[0]])
  const answering = publish([
    { ...approved, expected: 1 },
    { decision: 'Rejected', texts: letter, expected: 1 },
  ])
  const planned = () => database().select().from(publications).where(eq(publications.formId, ids.formId))
  await expect.poll(async () => (await planned()).length).toBe(2)
  const second = (await planned()).find(({ decision }) => decision === 'Rejected')
  if (!second) throw new Error('Both are planned')
  await publishGroupOnce(company.caller, second)
  await hindering.query('commit')
  hindering.release()
  const { groups } = await answering
  expect(groups).toMatchObject([
    { changed: 1, publication: { state: 'Published', published: 1 } },
    { changed: 1, credits: 1, publication: { state: 'Published', published: 1 } },
  ])
})

test('a worker with an outdated copy of a moved publication does nothing; it runs at its new time', async () => {
  const { ids, publish, at } = await aDecidedForm(['Approved'])
  const { groups } = await publish([{ ...approved, expected: 1 }], { publishAt: tomorrow() })
  const publicationId = groups[0]?.publication?.id ?? ''
  await atItsMoment()
  const [read] = await database().select().from(publications).where(eq(publications.id, publicationId))
  if (!read) throw new Error('Nothing is planned')
  const moved = { publishAt: tomorrow(), texts: letter, channels: read.channels, acceptBy: null }
  const { version } = await changePublication(company.caller, {
    ...ids,
    publicationId,
    ...moved,
    version: read.version,
  })
  await publishGroupOnce(company.caller, read)
  await fail(read, 'permissions.missing')
  expect(await stateOf(ids.formId)).toEqual({ state: 'Scheduled', published: null, failure: null })
  expect(await readApplicationResult(at(0).caller, at(0).own)).toMatchObject({ isPublished: false, status: null })
  expect(await participantsOf(ids.formId)).toEqual([])
  await atItsMoment()
  await callOffPublication(company.caller, { ...ids, publicationId, version })
  await publishGroupOnce(company.caller, read)
  expect(await stateOf(ids.formId)).toMatchObject({ state: 'CalledOff', published: null })
})

test('a planner who may no longer publish does not, and is notified', async () => {
  const { ids, publish } = await aDecidedForm(['Approved'])
  const officer = await aMember(company.companyId, { permissions: { Applications: 'FullAccess' } })
  await publish([{ ...approved, expected: 1 }], { publishAt: tomorrow() }, officer.caller)
  await database()
    .update(companyMembers)
    .set({ permissions: { Applications: 'WriteRead' } })
    .where(eq(companyMembers.accountId, officer.accountId))
  await atItsMoment()
  await publishDue()
  expect(await stateOf(ids.formId)).toEqual({ state: 'Failed', published: null, failure: 'permissions.missing' })
  expect(await participantsOf(ids.formId)).toEqual([])
  const news = await database().select().from(notifications).where(eq(notifications.accountId, officer.accountId))
  expect(news).toMatchObject([
    { event: 'publicationFailed', address: `/organizations-dashboard/forms/${ids.formId}/results` },
  ])
})

test('a publication without enough credits at its time fails with the reason, and changes nothing', async () => {
  const { ids, publish } = await aDecidedForm(['Approved'])
  await publish([{ ...approved, expected: 1 }], { publishAt: tomorrow() })
  const ofCompany = eq(subscriptions.companyId, company.companyId)
  const left = await creditsLeft()
  await database().update(subscriptions).set({ leftMessageCredit: 0 }).where(ofCompany)
  await atItsMoment()
  await publishDue()
  await database().update(subscriptions).set({ leftMessageCredit: left }).where(ofCompany)
  expect(await stateOf(ids.formId)).toEqual({ state: 'Failed', published: null, failure: 'credits.exhausted' })
  expect(await participantsOf(ids.formId)).toEqual([])
})

test('a past time is refused', async () => {
  const { publish } = await aDecidedForm(['Approved'])
  const publishAt = new Date(Date.now() - 1000).toISOString()
  await expect(publish([{ ...approved, expected: 1 }], { publishAt })).rejects.toMatchObject({
    code: 'results.publishAtPast',
  })
})

test('publications of a suspended organization wait, and run afterwards', async () => {
  const { ids, publish } = await aDecidedForm(['Approved'])
  await publish([{ ...approved, expected: 1 }], { publishAt: tomorrow() })
  await atItsMoment()
  const suspend = (suspendedAt: Date | null) =>
    database().update(companies).set({ suspendedAt }).where(eq(companies.id, ids.companyId))
  await suspend(new Date())
  await publishDue()
  expect(await stateOf(ids.formId)).toMatchObject({ state: 'Scheduled', published: null })
  await suspend(null)
  await publishDue()
  expect(await stateOf(ids.formId)).toMatchObject({ state: 'Published', published: 1 })
})

test('letters planned with SMS are sent without it if the gateway is gone, and SMS is not offered again', async () => {
  const { ids, publish, at } = await aDecidedForm(['Approved'])
  await database()
    .update(accounts)
    .set({ gsm: '+905321112277', gsmVerifiedAt: new Date() })
    .where(eq(accounts.id, at(0).accountId))
  await publish([{ ...approved, expected: 1, channels: ['inApp', 'sms'] }], { publishAt: tomorrow() })
  deliverThrough({ sendSms: undefined })
  await atItsMoment()
  await publishDue()
  expect(await stateOf(ids.formId)).toEqual({ state: 'Published', published: 1, failure: null })
  const [mailing] = await database().select().from(mailings).where(eq(mailings.formId, ids.formId))
  await release(mailing?.id ?? '')
  const [delivery] = await database()
    .select()
    .from(deliveries)
    .where(eq(deliveries.mailingId, mailing?.id ?? ''))
  expect(delivery).toMatchObject({ state: 'done', sms: null })
  expect(gateway.received).toEqual([])
  const { groups } = await listResultGroups(company.caller, ids)
  expect(groups.find(({ decision }) => decision === 'Approved')?.letter.channels).toEqual(['inApp'])
})
