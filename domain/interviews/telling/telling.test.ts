import { and, asc, eq, inArray } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import {
  interviewBookings,
  interviewers,
  interviewInvitations,
  interviewSlots,
  offeredSlots,
} from '#database/schema/interviews.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { deleteAccount } from '#domain/account-settings/delete-account.ts'
import { withdrawApplication } from '#domain/applying/withdraw-application.ts'
import { listNotifications } from '#domain/notifications/list-notifications.ts'
import { markNotificationsRead } from '#domain/notifications/mark-notifications-read.ts'
import { tellNews } from '#domain/notifications/tell-news.ts'
import { newId } from '#platform/ids.ts'
import { formatAppointment } from '#platform/text/appointments.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { aMember, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { tellAnswersDue } from '../../../tests/tell-answers-due.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { answerInterview } from '../answer-interview.ts'
import { tellAnswer } from './tell-answer.ts'
import { tellCandidates } from './tell-candidates.ts'
import { tellInterviewers } from './tell-interviewers.ts'
import { tellWithdrawn } from './tell-withdrawn.ts'

const connection = testDatabase()
const { company, aForm } = testCompany()
const hour = 3_600_000
const day = 24 * hour
/** Nine in the morning, by Greenwich, in a hundred days. */
const startsAt = new Date(Math.floor(Date.now() / day) * day + 100 * day + 9 * hour)
const laterAt = new Date(startsAt.getTime() + hour)

interface Planned {
  readonly seats?: number
  readonly people?: number
  readonly timeZone?: string
}

/** Two interviewers with two times, and candidates who may choose between them. */
async function aPlan({ seats = 1, people = 1, timeZone = 'Europe/Istanbul' }: Planned = {}) {
  const { companyId, accountId: invitedBy } = company
  const form = await aForm()
  const formId = form.id
  const members = [await aMember(companyId, {}), await aMember(companyId, {})]
  const times = [0, 1].map((at) => ({ id: newId(), startsAt: new Date(startsAt.getTime() + at * hour) }))
  const shared = { companyId, formId, minutes: 30, seats, timeZone, place: 'Kadıköy' }
  await database()
    .insert(interviewSlots)
    .values(times.map((time) => ({ ...time, ...shared })))
  await database()
    .insert(interviewers)
    .values(
      times.flatMap((time) =>
        members.map(({ caller }) => ({
          slotId: time.id,
          accountId: caller.person.accountId,
          startsAt: time.startsAt,
          endsAt: new Date(time.startsAt.getTime() + hour / 2),
        })),
      ),
    )
  const offerId = newId()
  await database()
    .insert(offeredSlots)
    .values(times.map(({ id }) => ({ offerId, slotId: id })))
  const invited = []
  for (let count = 0; count < people; count++) {
    const { appId: applicationId, candidate } = await aHandedIn({ id: formId, companyId })
    const { candidateId } = candidate
    const id = newId()
    await database().insert(interviewInvitations).values({
      id,
      offerId,
      applicationId,
      companyId,
      formId,
      candidateId,
      invitedBy,
      message: 'Sizi tanımak isteriz.',
    })
    invited.push({ ...candidate, applicationId, invitationId: id })
  }
  return { formId, slotIds: times.map(({ id }) => id) as [string, string], members, invited }
}
type Plan = Awaited<ReturnType<typeof aPlan>>
type Invited = Plan['invited'][number]

async function answer(
  { caller, candidateId, invitationId }: Invited,
  given: 'accept' | 'decline' | 'reschedule',
  slotId?: string,
) {
  await answerInterview(caller, { candidateId, invitationId, answer: given, wish: '', ...(slotId && { slotId }) })
  await tellAnswersDue()
}

/** What somebody's calendar is told by e-mail, one after the other. */
async function calendarOf(email: string) {
  await tellNews()
  const rows = await database().select({ calendar: outbox.calendar }).from(outbox).where(eq(outbox.recipient, email))
  const told = rows.flatMap(({ calendar }) => {
    if (!calendar) return []
    const event = new ICAL.Component(ICAL.parse(calendar.content)).getFirstSubcomponent('vevent')
    if (!event) throw new Error('The calendar has no event')
    const { uid, sequence, startDate, summary } = new ICAL.Event(event)
    return [{ method: calendar.method, uid, sequence, start: startDate.toJSDate().toISOString(), summary }]
  })
  // As a calendar orders them, whatever comes first.
  return told.toSorted((one, other) => one.sequence - other.sequence)
}
const steps = async (email: string) =>
  (await calendarOf(email)).map(({ method, uid, sequence }) => [method, uid, sequence])
const page = { filter: 'all', pageNumber: 1, pageSize: 50 } as const
const textsOf = async (caller: Invited['caller']) =>
  (await listNotifications(caller, page)).items.map(({ text }) => text)
const mailsTo = async (email: string) => {
  await tellNews()
  return database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id))
}
const one = <T>(list: readonly T[]): T => list[0] as T

beforeEach(async () => {
  await connection.db.delete(outbox)
})

test('choosing, changing and declining are one event in the candidate’s calendar and in the interviewers’', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  await answer(candidate, 'accept', slotIds[1])
  await answer(candidate, 'decline')
  const theirs = await calendarOf(candidate.email)
  expect(theirs.map(({ method, start }) => [method, start])).toEqual([
    ['REQUEST', startsAt.toISOString()],
    ['REQUEST', laterAt.toISOString()],
    ['CANCEL', laterAt.toISOString()],
  ])
  expect(theirs.map(({ uid, sequence }) => [uid, sequence])).toEqual([1, 2, 3].map((n) => [candidate.invitationId, n]))
  for (const { email } of members) {
    const told = await calendarOf(email)
    expect(told.map(({ method, uid, sequence }) => [method, uid, sequence]).sort()).toEqual(
      [
        ['REQUEST', slotIds[0], 1],
        ['CANCEL', slotIds[0], 2],
        ['REQUEST', slotIds[1], 1],
        ['CANCEL', slotIds[1], 2],
      ].sort(),
    )
    expect(told[0]?.summary).toMatch(/^Mülakat: Ayşe Yılmaz \(/)
  }
  expect(await database().$count(calendarEntries, eq(calendarEntries.uid, candidate.invitationId))).toBe(0)
})

test('the e-mail says when by the clocks of the place, where, and the same again changes nothing', async () => {
  const { invited, slotIds } = await aPlan({ timeZone: 'Europe/Berlin' })
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  await answer(candidate, 'accept', slotIds[0])
  const mails = await mailsTo(candidate.email)
  expect(mails).toHaveLength(1)
  const when = formatAppointment(startsAt, 'tr', 'Europe/Berlin')
  expect(when).toMatch(/ 1[01]:00 \(Berlin saati\)$/)
  expect(mails[0]?.subject).toContain(`mülakatının saati kesinleşti: ${when}.`)
  expect(mails[0]?.text).toContain('- Yer: Kadıköy')
  // What one did oneself is no news in the product, nor worth an SMS.
  expect(await textsOf(candidate.caller)).toEqual([])
})

test('whoever declines without having had a time is told nothing', async () => {
  const { invited, members } = await aPlan()
  await answer(one(invited), 'decline')
  expect(await mailsTo(one(invited).email)).toEqual([])
  for (const { email } of members) expect(await mailsTo(email)).toEqual([])
})

test('of a group the interviewers hear when the first comes and when the last leaves', async () => {
  const { invited, slotIds, members } = await aPlan({ seats: 5, people: 4 })
  await Promise.all(invited.map((candidate) => answer(candidate, 'accept', slotIds[0])))
  const interviewer = one(members)
  expect(await steps(interviewer.email)).toEqual([['REQUEST', slotIds[0], 1]])
  expect((await calendarOf(interviewer.email))[0]?.summary).toMatch(/\(5 kişilik\)$/)
  await Promise.all(invited.slice(1).map((candidate) => answer(candidate, 'decline')))
  expect(await steps(interviewer.email)).toEqual([['REQUEST', slotIds[0], 1]])
  await answer(one(invited), 'reschedule')
  expect(await steps(interviewer.email)).toEqual([
    ['REQUEST', slotIds[0], 1],
    ['CANCEL', slotIds[0], 2],
  ])
  for (const { email } of invited) expect(await calendarOf(email)).toHaveLength(2)
})

test('the last ones of a group who leave at the same moment are not overlooked', async () => {
  const { invited, slotIds, members } = await aPlan({ seats: 2, people: 2 })
  for (let round = 0; round < 3; round++) {
    await Promise.all(invited.map((candidate) => answer(candidate, 'accept', slotIds[0])))
    await Promise.all(invited.map((candidate) => answer(candidate, 'reschedule')))
  }
  const told = await calendarOf(one(members).email)
  expect(told.map(({ method }) => method)).toEqual(Array.from({ length: 3 }, () => ['REQUEST', 'CANCEL']).flat())
  expect(told.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a time that is moved moves in all calendars, and where nothing changed nobody is written to', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  const later = new Date(startsAt.getTime() + 3 * hour)
  await database().transaction(async (tx) => {
    await tx.update(interviewSlots).set({ startsAt: later }).where(eq(interviewSlots.id, slotIds[0]))
    await tellInterviewers(tx, slotIds)
    await tellCandidates(tx, [candidate.invitationId], {
      event: 'interviewMoved',
      message: 'Salon doluymuş, özür dileriz.',
    })
    await tellInterviewers(tx, slotIds)
  })
  expect(await calendarOf(candidate.email)).toMatchObject([
    { method: 'REQUEST', sequence: 1 },
    { method: 'REQUEST', sequence: 2, start: later.toISOString(), uid: candidate.invitationId },
  ])
  expect(await calendarOf(one(members).email)).toMatchObject([
    { method: 'REQUEST', sequence: 1 },
    { method: 'REQUEST', sequence: 2, start: later.toISOString(), uid: slotIds[0] },
  ])
  const mail = (await mailsTo(candidate.email)).find(({ text }) => text.includes('> Salon doluymuş, özür dileriz.'))
  expect(mail?.subject).toEqual(expect.not.stringContaining('Salon'))
  const [shown = ''] = await textsOf(candidate.caller)
  expect(shown).toMatch(/mülakatında değişiklik yaptı.*“Salon doluymuş, özür dileriz\.”$/)
  const fromTo = `Eski saat: ${formatAppointment(startsAt, 'tr')}. Yeni saat: ${formatAppointment(later, 'tr')}.`
  expect(shown).toContain(fromTo)
  expect((await textsOf(one(members).caller))[0]).toContain(`mülakatınız değişti. ${fromTo}`)
})

test('what the organization cancels leaves the calendars, before the seat is freed or after, and the slot may be gone', async () => {
  for (const order of ['before', 'after'] as const) {
    const { invited, slotIds, members } = await aPlan()
    const candidate = one(invited)
    await answer(candidate, 'accept', slotIds[0])
    await database().transaction(async (tx) => {
      const tell = async () => {
        await tellCandidates(tx, [candidate.invitationId], { event: 'interviewCancelled', message: 'Program durdu.' })
        await tellInterviewers(tx, slotIds, { leaving: [candidate.invitationId] })
      }
      if (order === 'before') await tell()
      await tx.delete(interviewBookings).where(eq(interviewBookings.invitationId, candidate.invitationId))
      await tx.delete(offeredSlots).where(eq(offeredSlots.slotId, slotIds[0]))
      await tx.delete(interviewSlots).where(eq(interviewSlots.id, slotIds[0]))
      if (order === 'after') await tell()
    })
    expect(await steps(candidate.email)).toEqual([
      ['REQUEST', candidate.invitationId, 1],
      ['CANCEL', candidate.invitationId, 2],
    ])
    expect((await textsOf(candidate.caller))[0]).toContain(`mülakatı iptal etti: ${formatAppointment(startsAt, 'tr')}.`)
    for (const { email } of members)
      expect(await steps(email)).toEqual([
        ['REQUEST', slotIds[0], 1],
        ['CANCEL', slotIds[0], 2],
      ])
  }
})

test('an interviewer who falls ill is taken out, and a colleague gets the day: one piece of news, one e-mail each', async () => {
  const { invited, slotIds, members } = await aPlan({ people: 2 })
  const [first, second] = invited as [Invited, Invited]
  await answer(first, 'accept', slotIds[0])
  await answer(second, 'accept', slotIds[1])
  const [ill, stays] = members as [Plan['members'][number], Plan['members'][number]]
  const colleague = await aMember(company.companyId, {})
  await database().transaction(async (tx) => {
    await tx
      .update(interviewers)
      .set({ accountId: colleague.caller.person.accountId })
      .where(eq(interviewers.accountId, ill.caller.person.accountId))
    await tellInterviewers(tx, slotIds)
  })
  expect((await calendarOf(ill.email)).map(({ method }) => method).sort()).toEqual([
    'CANCEL',
    'CANCEL',
    'REQUEST',
    'REQUEST',
  ])
  expect((await textsOf(ill.caller))[0]).toMatch(/ için 2 mülakatınız iptal edildi ya da başka birine verildi\.$/)
  expect((await calendarOf(colleague.email)).map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])
  expect(await textsOf(colleague.caller)).toEqual([expect.stringMatching(/ için 2 mülakatınız daha var\.$/)])
  expect(await calendarOf(stays.email)).toHaveLength(2)
})

test.each(['withdraws', 'closes the account'])('whoever %s leaves the calendars of the interviewers', async (how) => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  if (how === 'withdraws') {
    const { candidateId, applicationId: id } = candidate
    await withdrawApplication(candidate.caller, { candidateId, id, reason: '' })
  } else await deleteAccount(candidate.caller, { email: candidate.email, pwd: password })
  const { rows } = await connection.pool.query(
    "delete from pgboss.job where name = 'interviews.tellWithdrawn' returning data",
  )
  expect(rows).toEqual([{ data: { invitationIds: [candidate.invitationId], slotIds: [slotIds[0]] } }])
  await tellWithdrawn(rows[0].data)
  await tellWithdrawn(rows[0].data)
  expect(await steps(one(members).email)).toEqual([
    ['REQUEST', slotIds[0], 1],
    ['CANCEL', slotIds[0], 2],
  ])
  expect((await steps(candidate.email)).map(([method]) => method)).toEqual(
    how === 'withdraws' ? ['REQUEST', 'CANCEL'] : [],
  )
})

test('whoever invited hears of chosen times in one piece of news, and of refusals and wishes by name', async () => {
  const { invited, slotIds, formId } = await aPlan({ seats: 3, people: 4 })
  const [first, second, third, fourth] = invited as [Invited, Invited, Invited, Invited]
  const { caller } = company
  await markNotificationsRead(caller, {})
  await answer(first, 'accept', slotIds[0])
  await answer(second, 'accept', slotIds[0])
  await answer(third, 'decline')
  await answer(fourth, 'reschedule')
  const { items } = await listNotifications(caller, { ...page, filter: 'unread' })
  expect(items.map(({ event, address }) => [event, address])).toEqual([
    ['interviewTimeWished', `/organizations-dashboard/forms/${formId}/applications/${fourth.applicationId}`],
    ['interviewRefused', `/organizations-dashboard/forms/${formId}/applications/${third.applicationId}`],
    [
      'interviewTimeChosen',
      `/organizations-dashboard/interviews?view=list&form=${formId}&day=${istanbulDay(startsAt)}`,
    ],
  ])
  expect(items[2]?.text).toMatch(/mülakatı için 2 aday saat seçti\. Son seçen: Ayşe Yılmaz\.$/)
})

test('a job that runs a second time, or after the answer was changed, writes to nobody again', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  const { invitationId } = candidate
  await answer(candidate, 'accept', slotIds[0])
  const job = { invitationId, answer: 'accept' as const, slotIds: [slotIds[0]], freedId: null }
  await tellAnswer(job)
  await answer(candidate, 'decline')
  await tellAnswer(job)
  expect((await steps(candidate.email)).map(([method]) => method)).toEqual(['REQUEST', 'CANCEL'])
  expect((await steps(one(members).email)).map(([method]) => method)).toEqual(['REQUEST', 'CANCEL'])
})

test('a job that runs twice tells those who wait for a seat, and who invited and interviews, once', async () => {
  const { invited, slotIds } = await aPlan({ people: 4 })
  const [first, second, third, fourth] = invited as [Invited, Invited, Invited, Invited]
  const freedFor = async (candidate: Invited) =>
    (await textsOf(candidate.caller)).filter((text) => text.includes('bir saat boşaldı')).length
  const { caller, accountId } = company
  await database().delete(interviewers).where(eq(interviewers.slotId, slotIds[0]))
  await database()
    .insert(interviewers)
    .values({ slotId: slotIds[0], accountId, startsAt, endsAt: new Date(startsAt.getTime() + hour / 2) })
  await answer(first, 'accept', slotIds[0])
  await answer(second, 'accept', slotIds[1])
  await markNotificationsRead(caller, {})
  const { candidateId, invitationId } = first
  await answerInterview(first.caller, { candidateId, invitationId, answer: 'decline', wish: '' })
  const { rows } = await connection.pool.query("select data from pgboss.job where name = 'interviews.tellAnswer'")
  await tellAnswersDue()
  await tellAnswer(rows[0].data)
  expect([await freedFor(third), await freedFor(fourth)]).toEqual([1, 1])
  const { items } = await listNotifications(caller, { ...page, filter: 'unread' })
  expect(items.map(({ event }) => event)).toEqual(['interviewOff'])

  await withdrawApplication(second.caller, { candidateId: second.candidateId, id: second.applicationId, reason: '' })
  const withdrawn = await connection.pool.query(
    "delete from pgboss.job where name = 'interviews.tellWithdrawn' returning data",
  )
  await answer(third, 'accept', slotIds[0])
  await tellWithdrawn(withdrawn.rows[0].data)
  await tellWithdrawn(withdrawn.rows[0].data)
  expect([await freedFor(third), await freedFor(fourth)]).toEqual([1, 2])
  await database().delete(interviewers).where(eq(interviewers.accountId, accountId))
})

test('an appointment that is moved or called off is e-mailed, also to whoever muted the application or wants no e-mails', async () => {
  const { invited, slotIds } = await aPlan({ people: 3, seats: 3 })
  const [muted, silent, waiting] = invited as [Invited, Invited, Invited]
  await database()
    .update(applications)
    .set({ notify: false })
    .where(inArray(applications.id, [muted.applicationId, waiting.applicationId]))
  await database()
    .insert(notificationPreferences)
    .values({ accountId: silent.accountId, kind: 'interviews', inApp: false, email: false, sms: false })
  for (const candidate of [muted, silent]) await answer(candidate, 'accept', slotIds[0])
  const ids = invited.map(({ invitationId }) => invitationId)
  await database().transaction(async (tx) => {
    await tx.update(interviewSlots).set({ place: 'Moda' }).where(eq(interviewSlots.id, slotIds[0]))
    await tellCandidates(tx, ids, { event: 'interviewMoved' })
    await tellCandidates(tx, ids, { event: 'interviewCancelled' })
  })
  expect((await steps(muted.email)).map(([method]) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect((await steps(silent.email)).map(([method]) => method)).toEqual(['REQUEST', 'CANCEL'])
  // Who had no time yet has lost none.
  expect(await mailsTo(waiting.email)).toEqual([])
  for (const candidate of [muted, silent]) expect(await textsOf(candidate.caller)).toEqual([])
})

test('who interviews and invited hears of it once', async () => {
  const { invited, slotIds } = await aPlan()
  const { caller, accountId } = company
  await database().delete(interviewers).where(eq(interviewers.slotId, slotIds[0]))
  await database()
    .insert(interviewers)
    .values({ slotId: slotIds[0], accountId, startsAt, endsAt: new Date(startsAt.getTime() + hour / 2) })
  await markNotificationsRead(caller, {})
  await answer(one(invited), 'accept', slotIds[0])
  const { items } = await listNotifications(caller, { ...page, filter: 'unread' })
  expect(items.map(({ event }) => event)).toEqual(['interviewPlanned'])
  expect(items[0]?.text).toMatch(/^Ayşe Yılmaz ile “.*” mülakatınız var: /)
  expect(items[0]?.text).toContain(`: ${formatAppointment(startsAt, 'tr')}.`)
  await database().delete(interviewers).where(eq(interviewers.accountId, accountId))
})

test('preferences hold: whoever wants no e-mails of interviews gets none, and an event that stays unknown is not cancelled', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  const silent = { kind: 'interviews', inApp: false, email: false, sms: false }
  await database()
    .insert(notificationPreferences)
    .values([candidate.accountId, one(members).caller.person.accountId].map((accountId) => ({ accountId, ...silent })))
  await answer(candidate, 'accept', slotIds[0])
  await answer(candidate, 'decline')
  expect(await mailsTo(candidate.email)).toEqual([])
  expect(await mailsTo(one(members).email)).toEqual([])
  expect(await database().$count(notifications, eq(notifications.accountId, candidate.accountId))).toBe(0)
})

test('a change that is rolled back tells nobody', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  const killed = database().transaction(async (tx) => {
    await tellCandidates(tx, [candidate.invitationId], { event: 'interviewCancelled' })
    await tellInterviewers(tx, slotIds, { leaving: [candidate.invitationId] })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  for (const { email } of [candidate, ...members]) expect(await calendarOf(email)).toHaveLength(1)
  const [kept] = await database()
    .select()
    .from(calendarEntries)
    .where(and(eq(calendarEntries.uid, candidate.invitationId), eq(calendarEntries.accountId, candidate.accountId)))
  expect(kept).toMatchObject({ sequence: 1, place: 'Kadıköy' })
})

test('the number of statements does not grow with the number of people', async () => {
  const counted = async (people: number) => {
    const { invited, slotIds } = await aPlan({ seats: 50, people })
    for (const candidate of invited) await answer(candidate, 'accept', slotIds[0])
    let count = 0
    await database().transaction(async (tx) => {
      const { client } = (tx as unknown as { session: { client: { query: (...given: unknown[]) => unknown } } }).session
      const query = client.query.bind(client)
      const counting = (...given: unknown[]) => {
        count++
        return query(...given)
      }
      Object.assign(client, { query: counting })
      const ids = invited.map(({ invitationId }) => invitationId)
      await tellCandidates(tx, ids, { event: 'interviewMoved' })
      await tellInterviewers(tx, slotIds, { leaving: ids })
      Reflect.deleteProperty(client, 'query')
    })
    return count
  }
  expect(await counted(6)).toBe(await counted(2))
})
