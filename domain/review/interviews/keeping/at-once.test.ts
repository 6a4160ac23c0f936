import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  cancelInterviews as cancelCall,
  changeAvailability as changeCall,
  replyToWish as replyCall,
} from '#contract/interviews/keeping.ts'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import { interviewers, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { changeAction } from '#domain/award/deciding/change-action.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { aMember } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { anInterviewRound, answerAs, hours, ownInterview } from '../../../../tests/worlds/interview-round.ts'
import { notifyAnswersDue } from '../../../../tests/worlds/notify-answers-due.ts'
import { lapseInvitations } from '../lapse-invitations.ts'
import { notifyAnswer } from '../notifying/notify-answer.ts'
import { cancelInterviews } from './cancel-interviews.ts'
import { changeAvailability } from './change-availability.ts'
import { handOverInterviews } from './hand-over-interviews.ts'
import { replyToWish } from './reply-to-wish.ts'

// Races between changes of interviews.

const connection = testDatabase()
const world = testCompany()
const { company } = world
const aRound = (times?: object) => anInterviewRound(world, times)
type Round = Awaited<ReturnType<typeof aRound>>

const change = ({ companyId, formId }: Round, id: string, body: object) =>
  changeAvailability(company.caller, { companyId, formId, id, ...changeCall.body.parse(body) })
const takeBack = ({ companyId, formId }: Round, availabilityIds: readonly string[]) =>
  cancelInterviews(company.caller, { companyId, formId, ...cancelCall.body.parse({ availabilityIds }) })
const anInterviewer = (name: string) =>
  aMember(company.companyId, { permissions: { Applications: 'WriteRead' } }, { name, surname: 'Aksoy' })

const waiting = async () => {
  const { rowCount } = await connection.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}
/** Holds rows locked until the given acts wait for them, then releases them in the order in which they came. */
async function whileHeld(query: string, id: string, ...acts: readonly (() => Promise<unknown>)[]) {
  const holder = await connection.pool.connect()
  await holder.query('begin')
  await holder.query(query, [id])
  const outcomes: Promise<PromiseSettledResult<unknown>[]>[] = []
  for (const [at, act] of acts.entries()) {
    outcomes.push(Promise.allSettled([act()]))
    await expect.poll(waiting).toBe(at + 1)
  }
  await holder.query('commit')
  holder.release()
  return (await Promise.all(outcomes)).flat().map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))
}

test('a candidate who chooses a time while its seats are reduced learns that it is taken', async () => {
  const round = await aRound({ seats: 3 })
  const [slotId = ''] = round.slotIds
  const [first, second] = [await round.invited(), await round.invited()]
  await answerAs(first, { slotId })
  const fewer = 'update interview_slots set seats = 1 where id = $1'
  expect(await whileHeld(fewer, slotId, () => answerAs(second, { slotId }))).toEqual(['interviews.slotTaken'])
  expect(await ownInterview(second)).toMatchObject({ status: 'Pending', chosen: null })
})

test('a time is changed or handed over while its candidate asks for another, without a deadlock', async () => {
  const [from, to] = [await anInterviewer('Deniz'), await anInterviewer('Ekin')]
  const round = await aRound({ starts: [hours(24)], interviewerIds: [from.accountId] })
  const [slotId = ''] = round.slotIds
  const applied = await round.invited()
  const { id } = await ownInterview(applied)
  const handOver = () =>
    handOverInterviews(company.caller, {
      companyId: round.companyId,
      fromId: from.accountId,
      toId: to.accountId,
      startsFrom: hours(23),
      startsBefore: hours(25),
      message: '',
      dryRun: false,
    })
  for (const act of [() => change(round, slotId, { place: 'Moda' }), handOver]) {
    await answerAs(applied, { slotId })
    const held = 'select from interview_invitations where id = $1 for no key update'
    // The change has locked the time and waits for the invitation; the answer has locked the invitation and waits for
    // the time.
    const asks = () => answerAs(applied, { answer: 'reschedule', wish: 'Öğleden sonra' })
    expect(await whileHeld(held, id, asks, act)).toEqual(['done', 'done'])
    expect(await ownInterview(applied)).toMatchObject({ status: 'RescheduleRequested', chosen: null })
  }
})

test('an answer that changes while it is announced leaves nothing in the calendar', async () => {
  const round = await aRound()
  const [slotId = ''] = round.slotIds
  const applied = await round.invited()
  const { id } = await answerAs(applied, { slotId })
  const job = "delete from pgboss.job where name = $1 and data ->> 'invitationId' = $2 returning data"
  const { rows } = await connection.pool.query(job, [jobs.notifyAnswer.name, id])
  const held = 'select from interview_invitations where id = $1 for no key update'
  const tell = () => notifyAnswer(jobs.notifyAnswer.input.parse(rows[0].data))
  const asks = () => answerAs(applied, { answer: 'reschedule', wish: 'Öğleden sonra' })
  expect(await whileHeld(held, id, asks, tell)).toEqual(['done', 'done'])
  expect(await database().$count(calendarEntries, eq(calendarEntries.uid, id))).toBe(0)
})

test('a time given up leaves the calendar, also if the wish is answered before the job runs', async () => {
  const round = await aRound()
  const { companyId, formId } = round
  const [slotId = ''] = round.slotIds
  const applied = await round.invited()
  const { id: invitationId } = await answerAs(applied, { slotId })
  await notifyAnswersDue()
  const kept = () => database().$count(calendarEntries, eq(calendarEntries.uid, invitationId))
  expect(await kept()).toBe(1)
  await answerAs(applied, { answer: 'reschedule', wish: 'Öğleden sonra' })
  const refused = replyCall.body.parse({ answer: 'refuse' })
  await replyToWish(company.caller, { companyId, formId, invitationId, ...refused })
  await notifyAnswersDue()
  expect(await kept()).toBe(0)
})

test('of two members who take back the last two times of an offer at once, one is refused', async () => {
  const round = await aRound()
  const [one = '', other = ''] = round.slotIds
  const applied = await round.invited()
  const { id } = await ownInterview(applied)
  const holding = 'select from offered_slots where slot_id = any(array[$1::uuid]) for key share'
  const outcomes = await whileHeld(
    holding,
    one,
    () => takeBack(round, [one]),
    () => takeBack(round, [other]),
  )
  expect(outcomes.toSorted()).toEqual(['done', 'interviews.onlyTimeOffered'])
  const left = database()
    .select()
    .from(offeredSlots)
    .innerJoin(interviewInvitations, eq(interviewInvitations.offerId, offeredSlots.offerId))
    .where(eq(interviewInvitations.id, id))
  expect(await left).toHaveLength(1)
})

test('a freed seat that is taken again before the job runs is not announced', async () => {
  const round = await aRound({ starts: [hours(24)] })
  const [slotId = ''] = round.slotIds
  const [first, second, third] = [await round.invited(), await round.invited(), await round.invited()]
  await answerAs(first, { slotId })
  await answerAs(first, { answer: 'decline' })
  await answerAs(second, { slotId })
  await notifyAnswersDue()
  const heard = and(
    eq(notifications.accountId, third.candidate.accountId),
    eq(notifications.event, 'interviewSeatFreed'),
  )
  expect(await database().$count(notifications, heard)).toBe(0)
})

test('a member who leaves the organization leaves coming times, which can still be changed', async () => {
  const [leaving, staying] = [await anInterviewer('Deniz'), await anInterviewer('Ekin')]
  const round = await aRound({ interviewerIds: [leaving.accountId, staying.accountId] })
  const [past = '', slotId = ''] = round.slotIds
  const begun = { startsAt: new Date(Date.now() - 60_000) }
  await database().update(interviewSlots).set(begun).where(eq(interviewSlots.id, past))
  await removeCompanyAccount(company.caller, { companyId: company.companyId, accountId: leaving.accountId })
  const theirs = database().select().from(interviewers).where(eq(interviewers.accountId, leaving.accountId))
  expect(await theirs).toMatchObject([{ slotId: past }])
  const { availability } = await change(round, slotId, { place: 'Moda' })
  expect(availability).toMatchObject({ place: 'Moda', interviewers: [{ id: staying.accountId }] })
})

test('an interviewer who is named twice is added once', async () => {
  const { accountId } = await anInterviewer('Deniz')
  const round = await aRound({ interviewerIds: [accountId, accountId] })
  const { availability } = await change(round, round.slotIds[0] ?? '', { place: 'Moda' })
  expect(availability.interviewers).toMatchObject([{ id: accountId }])
})

test('the awaited action does not return after the invitation has lapsed', async () => {
  const round = await aRound()
  const { companyId, formId } = round
  const { appId } = await round.invited({ answerBy: hours(20) })
  const target = { companyId, formId, applicationIds: [appId], dryRun: false }
  const { actId } = await changeAction(company.caller, { ...target, action: 'None' })
  await database()
    .update(interviewInvitations)
    .set({ answerBy: sql`now()` })
    .where(eq(interviewInvitations.applicationId, appId))
  await lapseInvitations()
  expect(await undoAct(company.caller, { companyId, formId, actId: actId ?? '' })).toMatchObject({ changed: 0 })
})
