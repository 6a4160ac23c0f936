import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import { interviewers, interviewSlots } from '#database/schema/interviews.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { markNotificationsRead } from '#domain/ground/notifications/mark-notifications-read.ts'
import { formatAppointment } from '#platform/text/appointments.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import {
  anInterviewPlan,
  answer,
  calendarOf,
  hour,
  type Invited,
  mailsTo,
  one,
  type Planned,
  page,
  startsAt,
  steps,
  textsOf,
} from '../../../../tests/worlds/interview-plan.ts'
import { notifyAnswersDue } from '../../../../tests/worlds/notify-answers-due.ts'
import { answerInterview } from '../answer-interview.ts'
import { notifyAnswer } from './notify-answer.ts'
import { notifyCandidates } from './notify-candidates.ts'
import { notifyInterviewers } from './notify-interviewers.ts'
import { notifyWithdrawn } from './notify-withdrawn.ts'

const connection = testDatabase()
const world = testCompany()
const { company } = world
const aPlan = (planned?: Planned) => anInterviewPlan(world, planned)

beforeEach(async () => {
  await connection.db.delete(outbox)
})

test('the inviting member gets one notification for chosen times, and one each for refusals and wishes', async () => {
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

test('a job that runs twice, or after the answer was changed, sends nothing again', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  const { invitationId } = candidate
  await answer(candidate, 'accept', slotIds[0])
  const job = { invitationId, answer: 'accept' as const, slotIds: [slotIds[0]], freedId: null }
  await notifyAnswer(job)
  await answer(candidate, 'decline')
  await notifyAnswer(job)
  expect((await steps(candidate.email)).map(([method]) => method)).toEqual(['REQUEST', 'CANCEL'])
  expect((await steps(one(members).email)).map(([method]) => method)).toEqual(['REQUEST', 'CANCEL'])
})

test('a job that runs twice notifies waiting candidates, the inviter and the interviewers once', async () => {
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
  await notifyAnswersDue()
  await notifyAnswer(rows[0].data)
  expect([await freedFor(third), await freedFor(fourth)]).toEqual([1, 1])
  const { items } = await listNotifications(caller, { ...page, filter: 'unread' })
  expect(items.map(({ event }) => event)).toEqual(['interviewOff'])

  await withdrawApplication(second.caller, { candidateId: second.candidateId, id: second.applicationId, reason: '' })
  const withdrawn = await connection.pool.query(
    "delete from pgboss.job where name = 'interviews.tellWithdrawn' returning data",
  )
  await answer(third, 'accept', slotIds[0])
  await notifyWithdrawn(withdrawn.rows[0].data)
  await notifyWithdrawn(withdrawn.rows[0].data)
  expect([await freedFor(third), await freedFor(fourth)]).toEqual([1, 2])
  await database().delete(interviewers).where(eq(interviewers.accountId, accountId))
})

test('a moved or cancelled appointment is e-mailed even if muted or if the account wants no e-mails', async () => {
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
    await notifyCandidates(tx, ids, { event: 'interviewMoved' })
    await notifyCandidates(tx, ids, { event: 'interviewCancelled' })
  })
  expect((await steps(muted.email)).map(([method]) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect((await steps(silent.email)).map(([method]) => method)).toEqual(['REQUEST', 'CANCEL'])
  // A candidate who had no time has nothing cancelled.
  expect(await mailsTo(waiting.email)).toEqual([])
  for (const candidate of [muted, silent]) expect(await textsOf(candidate.caller)).toEqual([])
})

test('a member who both interviews and invited is notified once', async () => {
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

test('preferences hold: without interview e-mails none is sent, and an unknown event is not cancelled', async () => {
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

test('a change that is rolled back notifies no account', async () => {
  const { invited, slotIds, members } = await aPlan()
  const candidate = one(invited)
  await answer(candidate, 'accept', slotIds[0])
  const killed = database().transaction(async (tx) => {
    await notifyCandidates(tx, [candidate.invitationId], { event: 'interviewCancelled' })
    await notifyInterviewers(tx, slotIds, { leaving: [candidate.invitationId] })
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
      await notifyCandidates(tx, ids, { event: 'interviewMoved' })
      await notifyInterviewers(tx, slotIds, { leaving: ids })
      Reflect.deleteProperty(client, 'query')
    })
    return count
  }
  expect(await counted(6)).toBe(await counted(2))
})
