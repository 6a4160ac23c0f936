import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { database } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { calendarFeeds } from '#database/schema/calendars/calendar-feeds.ts'
import { interviewBookings, interviewers, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { changeCompanyAccount } from '#domain/accounts/company-accounts/change-company-account.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { newId } from '#platform/ids.ts'
import { markId } from '#platform/tokens.ts'
import { aMember, bearer, password } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { plansOf } from '../../../../tests/plans.ts'
import { testApi } from '../../../../tests/server.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { calendarOfForm, planAddress } from '../notifying/plan-address.ts'
import { candidateFeed } from './candidate-feed.ts'
import { interviewerFeed } from './interviewer-feed.ts'

const connection = testDatabase()
const { company, aForm } = testCompany()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const days = (count: number) => new Date(Date.now() + count * 86_400_000)

/** An interviewer with times, and candidates booked for each. */
async function someInterviews(
  times: readonly { readonly startsAt: Date; readonly seats?: number; readonly people?: number }[],
) {
  const { companyId } = company
  const { id: formId } = await aForm()
  const member = await aMember(companyId, { permissions: { Applications: 'ReadOnly' } })
  const candidates = []
  for (const { startsAt, seats = 1, people = 1 } of times) {
    const slotId = newId()
    const endsAt = new Date(startsAt.getTime() + 30 * 60_000)
    await database().insert(interviewSlots).values({ id: slotId, companyId, formId, startsAt, minutes: 30, seats })
    await database().insert(interviewers).values({ slotId, accountId: member.accountId, startsAt, endsAt })
    for (let seat = 0; seat < people; seat++) {
      const { appId: applicationId, candidate } = await aHandedIn({ id: formId, companyId })
      const invitationId = newId()
      const about = { applicationId, companyId, formId, candidateId: candidate.candidateId }
      await database()
        .insert(interviewInvitations)
        .values({ id: invitationId, offerId: newId(), ...about, status: 'Accepted', sequence: 4 })
      await database().insert(interviewBookings).values({ slotId, seat, invitationId })
      candidates.push({ ...candidate, invitationId, slotId, applicationId, formId })
    }
  }
  return { member, candidates }
}
type Person =
  | Awaited<ReturnType<typeof someInterviews>>['member']
  | Awaited<ReturnType<typeof someInterviews>>['candidates'][number]

const feedOf = (person: Person) =>
  'candidateId' in person
    ? `/api/candidates/${person.candidateId}/applications/interviews/feed`
    : `/api/companies/${company.companyId}/interviews/feed`
const ask = (person: Person, method: 'GET' | 'POST' | 'DELETE') =>
  app.inject({ method, url: feedOf(person), headers: bearer(person.caller.person) })
const make = async (person: Person) => new URL((await ask(person, 'POST')).json().address).pathname
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** The events in the text, read by two independent parsers that must agree. */
function eventsIn(text: string) {
  const read = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT')
  expect(others.map((one) => (one as { uid: string }).uid).sort()).toEqual(read.map(({ uid }) => uid).sort())
  return read.map(({ uid, summary, sequence, startDate }) => ({ uid, summary, sequence, at: startDate.toJSDate() }))
}

test('an account has no feed until it makes one; a new address replaces the old one, and can be removed', async () => {
  const { member, candidates } = await someInterviews([{ startsAt: days(3) }])
  for (const person of [member, ...candidates]) {
    expect((await ask(person, 'GET')).json()).toEqual({ address: null })
    const made = await ask(person, 'POST')
    expect(made.statusCode).toBe(201)
    const { address } = made.json()
    expect(address).toMatch(/^https:\/\/kopru\.example\/api\/calendars\/[\w-]{43}\.ics$/)
    expect((await ask(person, 'GET')).json()).toEqual({ address })
    const first = new URL(address).pathname
    expect((await open(first)).statusCode).toBe(200)
    const second = await make(person)
    expect((await open(first)).statusCode).toBe(404)
    expect((await open(second)).statusCode).toBe(200)
    expect((await ask(person, 'DELETE')).statusCode).toBe(204)
    expect((await open(second)).statusCode).toBe(404)
    expect((await ask(person, 'GET')).json()).toEqual({ address: null })
  }
})

test('feeds show an interviewer’s or a candidate’s interviews, from 90 days ago to a year ahead', async () => {
  const { member, candidates } = await someInterviews([
    { startsAt: days(-100) },
    { startsAt: days(-80) },
    { startsAt: days(3) },
    { startsAt: days(4), seats: 5, people: 2 },
    { startsAt: days(5), people: 0 },
    { startsAt: days(400) },
  ])
  const [, past, coming, inGroup] = candidates
  const theirs = eventsIn((await open(await make(member))).body)
  expect(theirs.map(({ uid }) => uid)).toEqual([past?.slotId, coming?.slotId, inGroup?.slotId])
  expect(theirs.map(({ summary }) => summary.replace(/Yarının Mühendisleri Bursu/, 'X'))).toEqual([
    'Mülakat: Ayşe Yılmaz (X)',
    'Mülakat: Ayşe Yılmaz (X)',
    'Mülakat: X (2 aday)',
  ])
  if (!coming) throw new Error('Nobody comes')
  const own = await open(await make(coming))
  expect(eventsIn(own.body)).toMatchObject([
    { uid: coming.invitationId, sequence: 4, summary: expect.stringMatching(/^Mülakat: /) },
  ])
  expect(own.body).not.toMatch(/ATTENDEE|ORGANIZER/)
  expect(own.body).toContain('X-WR-CALNAME:Köprü mülakatları\r\n')
})

test('without read access the feed omits the candidates’ names and links to their applications', async () => {
  const { member, candidates } = await someInterviews([{ startsAt: days(3) }])
  const address = await make(member)
  expect((await open(address)).body).toContain('Ayşe Yılmaz')
  const { accountId } = member
  const [one] = candidates
  if (!one) throw new Error('Nobody comes')
  const { formId, applicationId: appId } = one
  const news = {
    accountId,
    kind: 'interviews',
    event: 'interviewTimeChosen',
    values: { title: 'X', name: 'Ayşe Yılmaz', count: 1 },
  }
  const addresses = [reviewedAddress({ formId, appId }), planAddress(formId), calendarOfForm(formId), '/legal/terms']
  await database()
    .insert(notifications)
    .values(addresses.map((leads) => ({ id: newId(), ...news, address: leads })))
  const lowered = {
    companyId: company.companyId,
    accountId,
    userType: 'Sub',
    permissions: { Forms: 'WriteRead' },
  } as const
  await changeCompanyAccount(company.caller, lowered)

  const feed = (await open(address)).body
  expect(feed).not.toMatch(/Ayşe|applications/)
  expect(eventsIn(feed)).toMatchObject([{ uid: one.slotId }])
  const listed = await listNotifications(member.caller, { filter: 'all', pageNumber: 1, pageSize: 10 })
  expect([listed.unread, listed.items.map((item) => item.address)]).toEqual([1, ['/legal/terms']])
})

test('an unchanged calendar is answered with 304, and shared caches do not store it', async () => {
  const { member, candidates } = await someInterviews([{ startsAt: days(3) }])
  const address = await make(member)
  const { headers } = await open(address)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  })
  const etag = String(headers.etag)
  const again = await open(address, { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  await database()
    .update(interviewSlots)
    .set({ place: 'Moda', sequence: 2 })
    .where(eq(interviewSlots.id, candidates[0]?.slotId ?? ''))
  const changed = await open(address, { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('LOCATION:Moda')
})

test('any invalid address answers that there is no such calendar', async () => {
  const { member } = await someInterviews([{ startsAt: days(3) }])
  const address = await make(member)
  const foreign = `/api/calendars/${markId(newId(), 'calendar feeds')}.ics`
  const otherPurpose = `/api/calendars/${markId(newId(), 'interview links')}.ics`
  const flipped = address.replace(/(.)\.ics$/, (_, last) => `${last === 'A' ? 'E' : 'A'}.ics`)
  const answers = await Promise.all(
    [foreign, otherPurpose, flipped, address.replace('.ics', ''), '/api/calendars/x', `${address}.ics`].map((url) =>
      open(url),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  expect(new Set(answers.map((answer) => answer.json().code)).size).toBe(1)
})

test('guessing is limited', async () => {
  const remoteAddress = '203.0.113.77'
  const tried = []
  for (let count = 0; count < 61; count++)
    tried.push((await app.inject({ url: `/api/calendars/${count}.ics`, remoteAddress })).statusCode)
  expect(tried[0]).toBe(404)
  expect(tried.at(-1)).toBe(429)
})

test('a closed account has no calendar, a member who left the organization an empty one', async () => {
  const { member, candidates } = await someInterviews([{ startsAt: days(3) }])
  const [candidate] = candidates
  if (!candidate) throw new Error('Nobody comes')
  const [theirs, own] = [await make(member), await make(candidate)]
  await deleteAccount(candidate.caller, { email: candidate.email, pwd: password })
  expect((await open(own)).statusCode).toBe(404)
  expect(await database().$count(calendarFeeds, eq(calendarFeeds.accountId, candidate.accountId))).toBe(0)
  await database().delete(companyMembers).where(eq(companyMembers.accountId, member.accountId))
  expect(eventsIn((await open(theirs)).body)).toEqual([])
})

test('a calendar takes one statement, whatever its length', async () => {
  const { member, candidates } = await someInterviews([{ startsAt: days(3) }, { startsAt: days(4) }])
  expect(await plansOf(connection.pool, () => interviewerFeed(member.accountId, 'tr'))).toHaveLength(1)
  expect(await plansOf(connection.pool, () => candidateFeed(candidates[0]?.accountId ?? '', 'en'))).toHaveLength(1)
})
