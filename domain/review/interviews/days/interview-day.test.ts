import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changeInterviewDay as call } from '#contract/interviews/days.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { interviewers, interviewSlots } from '#database/schema/interviews.ts'
import { aCompany, aMember } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { answerAs, interviewKeeping, newsFor, newsOf } from '../../../../tests/worlds/interview-keeping.ts'
import { calendarOf } from '../../../../tests/worlds/interview-plan.ts'
import { anInterviewRound, hours, ownInterview } from '../../../../tests/worlds/interview-round.ts'
import { callBackInterviewDay } from './call-back-interview-day.ts'
import { changeInterviewDay } from './change-interview-day.ts'
import { releaseInterviewDay } from './release-interview-day.ts'

testDatabase()
const world = testCompany()
const { company } = world
const { anInterviewer } = interviewKeeping(world)

const asked = (formId: string, body: object) => ({
  companyId: company.companyId,
  ...call.body.parse({ startsFrom: hours(20), startsBefore: hours(40), formId, message: 'Binamız kapalı.', ...body }),
})
const changeDay = (formId: string, body: object) => changeInterviewDay(company.caller, asked(formId, body))

async function startsOf(slotIds: readonly string[]) {
  const rows = await database()
    .select({ startsAt: interviewSlots.startsAt })
    .from(interviewSlots)
    .where(sql`${interviewSlots.id} = any(${sql.param([...slotIds])}::uuid[])`)
    .orderBy(interviewSlots.startsAt)
  return rows.map(({ startsAt }) => startsAt.toISOString())
}

test('a day is moved with all its candidates once it is no longer held, and calendars follow', async () => {
  const interviewer = await anInterviewer('Deniz')
  // Two adjacent times: each moves to where the other one was.
  const round = await anInterviewRound(world, { interviewerIds: [interviewer.accountId], minutes: 60 })
  const [accepted, fixed] = [await round.invited(), await round.someone()]
  await answerAs(accepted, { slotId: round.slotIds[0] })
  await round.invite([fixed.appId], { places: [{ applicationId: fixed.appId, availabilityId: round.slotIds[1] }] })
  const touched = { times: 2, accepted: 1, waiting: 1 }
  const preview = await changeDay(round.formId, { change: 'move', minutes: 60, dryRun: true })
  expect(preview).toMatchObject({ actId: null, releaseAt: null, ...touched })
  expect(preview.people.map(({ status, startsAt }) => [status, startsAt])).toEqual([
    ['Accepted', hours(24)],
    ['Pending', hours(25)],
  ])
  const { actId } = await changeDay(round.formId, { change: 'move', minutes: 60, place: 'Beşiktaş' })
  expect(await startsOf(round.slotIds)).toEqual([hours(24), hours(25)])
  expect(await newsFor(accepted)).not.toContain('interviewMoved')
  await releaseInterviewDay({ actId: actId ?? '' })
  await releaseInterviewDay({ actId: actId ?? '' })
  expect(await startsOf(round.slotIds)).toEqual([hours(25), hours(26)])
  expect(await database().$count(interviewers, eq(interviewers.accountId, interviewer.accountId))).toBe(2)
  for (const one of [accepted, fixed])
    expect((await newsFor(one)).filter((event) => event === 'interviewMoved')).toHaveLength(1)
  const told = await calendarOf(accepted.candidate.email)
  expect(told.map(({ method, start }) => [method, start])).toEqual([
    ['REQUEST', hours(24)],
    ['REQUEST', hours(25)],
  ])
  expect(told[1]?.sequence).toBeGreaterThan(told[0]?.sequence ?? 0)
  expect(await ownInterview(accepted)).toMatchObject({ status: 'Accepted', chosen: { place: 'Beşiktaş' } })
})

test('a change called back within half a minute has no effect, and blocks another change until then', async () => {
  const round = await anInterviewRound(world)
  const { actId } = await changeDay(round.formId, { change: 'cancel' })
  await expect(changeDay(round.formId, { change: 'move', minutes: 30 })).rejects.toMatchObject({
    code: 'interviews.dayHeld',
  })
  const stranger = await aCompany()
  const own = { companyId: company.companyId, actId: actId ?? '' }
  await expect(callBackInterviewDay(stranger.caller, { ...own, companyId: stranger.companyId })).rejects.toMatchObject({
    code: 'acts.notFound',
  })
  await callBackInterviewDay(company.caller, own)
  await expect(callBackInterviewDay(company.caller, own)).rejects.toMatchObject({ code: 'acts.notUndoable' })
  await releaseInterviewDay(own)
  expect(await startsOf(round.slotIds)).toEqual([hours(24), hours(25)])
})

test('cancelling a day leaves out interviews that another change has moved to it meanwhile', async () => {
  const round = await anInterviewRound(world)
  const next = await round.make({ starts: [hours(52)] })
  const moved = await changeDay(round.formId, { change: 'move', minutes: 1440 })
  const dayAfter = { startsFrom: hours(44), startsBefore: hours(64) }
  const calledOff = await changeDay(round.formId, { ...dayAfter, change: 'cancel' })
  expect([moved.times, calledOff.times]).toEqual([2, 1])
  for (const { actId } of [moved, calledOff]) await releaseInterviewDay({ actId: actId ?? '' })
  expect(await startsOf([...round.slotIds, ...next])).toEqual([hours(48), hours(49)])
  const details = await database()
    .select({ detail: acts.detail })
    .from(acts)
    .where(eq(acts.id, moved.actId ?? ''))
  expect(JSON.stringify(details)).not.toContain('kapalı')
})

test('cancelling a day cancels accepted invitations and those without another time; others stay open', async () => {
  const round = await anInterviewRound(world)
  const later = await round.make({ starts: [hours(60)] })
  const [accepted, waiting, hasOther] = [await round.invited(), await round.invited(), await round.someone()]
  await answerAs(accepted, { slotId: round.slotIds[0] })
  await round.invite([hasOther.appId], { availabilityIds: [...round.slotIds, ...later] })
  const { actId } = await changeDay(round.formId, { change: 'cancel' })
  await releaseInterviewDay({ actId: actId ?? '' })
  await releaseInterviewDay({ actId: actId ?? '' })
  expect(await startsOf([...round.slotIds, ...later])).toEqual([hours(60)])
  for (const one of [accepted, waiting]) {
    expect(await ownInterview(one)).toMatchObject({ status: 'Cancelled' })
    expect((await newsFor(one)).filter((event) => event === 'interviewCancelled')).toHaveLength(1)
  }
  expect(await ownInterview(hasOther)).toMatchObject({ status: 'Pending', slots: [{ id: later[0] }] })
  expect((await calendarOf(accepted.candidate.email)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
  await expect(
    callBackInterviewDay(company.caller, { companyId: company.companyId, actId: actId ?? '' }),
  ).rejects.toMatchObject({
    code: 'acts.notUndoable',
  })
})

test('refusals come at once; a change that becomes impossible while held only notifies the officer', async () => {
  const interviewer = await anInterviewer('Ekin')
  const round = await anInterviewRound(world, { interviewerIds: [interviewer.accountId] })
  await expect(changeDay(round.formId, { change: 'move', minutes: -3 * 1440 })).rejects.toMatchObject({
    code: 'interviews.timeInPast',
  })
  const { actId } = await changeDay(round.formId, { change: 'move', minutes: 1440 })
  await round.make({ starts: [hours(48)], interviewerIds: [interviewer.accountId] })
  await releaseInterviewDay({ actId: actId ?? '' })
  expect(await startsOf(round.slotIds)).toEqual([hours(24), hours(25)])
  expect(await newsOf(company.accountId)).toContain('interviewDayRefused')
  await expect(changeDay(round.formId, { change: 'move', minutes: 1440, dryRun: true })).rejects.toMatchObject({
    code: 'interviews.interviewerBusy',
  })
})

test('a day without interviews writes no act, and members without read access see no names', async () => {
  const round = await anInterviewRound(world)
  const applied = await round.invited()
  await answerAs(applied, { slotId: round.slotIds[0] })
  const before = await database().$count(acts, eq(acts.companyId, company.companyId))
  const empty = { startsFrom: hours(400), startsBefore: hours(420), change: 'cancel' }
  expect(await changeDay(round.formId, empty)).toMatchObject({ actId: null, times: 0 })
  expect(await database().$count(acts, eq(acts.companyId, company.companyId))).toBe(before)
  const { caller } = await aMember(company.companyId, { permissions: { Applications: 'WriteOnly' } })
  expect(await changeInterviewDay(caller, asked(round.formId, { change: 'cancel', dryRun: true }))).toMatchObject({
    accepted: 1,
    people: [],
  })
  expect(call.body.safeParse({ startsFrom: hours(1), startsBefore: hours(2), change: 'move' }).success).toBe(false)
})
