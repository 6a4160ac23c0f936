import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { interviewers, interviewSlots } from '#database/schema/interviews.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import {
  type Applied,
  answerAs,
  begin,
  interviewKeeping,
  newsFor,
  newsOf,
} from '../../../../tests/worlds/interview-keeping.ts'
import { hours, ownInterview } from '../../../../tests/worlds/interview-round.ts'

testDatabase()
const world = testCompany()
const { aRound, anInterviewer, change } = interviewKeeping(world)

test('a time is moved with its candidates, who are notified only of changes that matter to them', async () => {
  const [first, second] = [await anInterviewer('Deniz'), await anInterviewer('Ekin')]
  const round = await aRound({ seats: 3, interviewerIds: [first.accountId] })
  const [slotId = ''] = round.slotIds
  const applied = await round.invited()
  await answerAs(applied, { slotId })
  const heard = (await newsFor(applied)).length
  const tried = await change(round, slotId, { startsAt: hours(30), dryRun: true })
  expect(tried).toMatchObject({ told: 1, availability: { startsAt: hours(30) } })
  expect((await ownInterview(applied)).chosen?.startsAt).toBe(hours(24))
  expect(await newsFor(applied)).toHaveLength(heard)

  const moved = { startsAt: hours(30), interviewerIds: [second.accountId], place: 'Moda' }
  const { availability, told } = await change(round, slotId, moved)
  expect(told).toBe(1)
  expect(availability).toMatchObject({ startsAt: hours(30), place: 'Moda', interviewers: [{ id: second.accountId }] })
  expect((await ownInterview(applied)).chosen).toMatchObject({ startsAt: hours(30), place: 'Moda' })
  expect((await newsFor(applied)).slice(heard)).toEqual(['interviewMoved'])
  expect(await newsOf(first.accountId)).toContain('interviewOff')
  expect(await newsOf(second.accountId)).toContain('interviewPlanned')

  expect(await change(round, slotId, moved)).toMatchObject({ told: 0 })
  expect(await change(round, slotId, { seats: 1 })).toMatchObject({ told: 0, availability: { seats: 1, taken: 1 } })
  expect((await newsFor(applied)).slice(heard)).toEqual(['interviewMoved'])
})

test('a time that the organization moved can be given up until it begins, despite the limit for changes', async () => {
  const round = await aRound({ seats: 3 })
  const [slotId = ''] = round.slotIds
  const applied = await round.invited({ changeHours: 48 })
  await answerAs(applied, { slotId })
  expect(await ownInterview(applied)).toMatchObject({ can: { answer: false }, changesUntil: hours(-24) })
  await change(round, slotId, { seats: 2 })
  expect((await ownInterview(applied)).can.answer).toBe(false)
  await change(round, slotId, { startsAt: hours(22) })
  expect(await ownInterview(applied)).toMatchObject({ can: { answer: true }, changesUntil: hours(22) })
  await answerAs(applied, { answer: 'reschedule', wish: 'Akşam olsun.' })
  await answerAs(applied, { slotId: round.slotIds[1] })
  // The limit applies again to a time that the candidate chose themselves.
  expect((await ownInterview(applied)).can.answer).toBe(false)
})

test('seats cannot be fewer than the candidates booked, whichever seats they have', async () => {
  const round = await aRound({ seats: 5 })
  const [slotId = ''] = round.slotIds
  const people = await Promise.all([1, 2, 3].map(() => round.invited()))
  for (const one of people) await answerAs(one, { slotId })
  await answerAs(people[0] as Applied, { answer: 'decline' })
  await expect(change(round, slotId, { seats: 1 })).rejects.toMatchObject({ code: 'interviews.seatsTaken' })
  expect(await change(round, slotId, { seats: 2 })).toMatchObject({ availability: { seats: 2, taken: 2 } })
})

test('overlaps, past times and times that have begun are refused', async () => {
  const member = await anInterviewer('Deniz')
  const round = await aRound({ interviewerIds: [member.accountId] })
  const [one = '', other = ''] = round.slotIds
  await expect(change(round, one, { startsAt: hours(25) })).rejects.toMatchObject({
    code: 'interviews.interviewerBusy',
  })
  expect(await change(round, one, { minutes: 60 })).toMatchObject({ availability: { minutes: 60 } })
  await expect(change(round, one, { minutes: 61 })).rejects.toMatchObject({ code: 'interviews.interviewerBusy' })
  await expect(change(round, one, { startsAt: hours(-1) })).rejects.toMatchObject({ code: 'interviews.timeInPast' })
  await begin(other)
  await expect(change(round, other, { place: 'Moda' })).rejects.toMatchObject({ code: 'interviews.begun' })
  await expect(change(await aRound(), one, {})).rejects.toMatchObject({ code: 'interviews.timeNotFound' })
})

test('of two members who move two times onto each other at once, one is refused entirely', async () => {
  const [first, second] = [await anInterviewer('Deniz'), await anInterviewer('Ekin')]
  const round = await aRound({ interviewerIds: [first.accountId] })
  const [theirs = ''] = await round.make({ starts: [hours(24)], interviewerIds: [second.accountId] })
  const [one = ''] = round.slotIds
  const outcomes = await Promise.allSettled([
    change(round, one, { interviewerIds: [first.accountId, second.accountId] }),
    change(round, theirs, { interviewerIds: [first.accountId, second.accountId] }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('interviews.interviewerBusy')
})

test('the database constraint refuses overlapping times of one interviewer', async () => {
  const member = await anInterviewer('Deniz')
  const round = await aRound({ interviewerIds: [member.accountId] })
  const [slotId = ''] = await round.make({ starts: [hours(24)], interviewerIds: [] })
  const startsAt = new Date(hours(24))
  const around = database()
    .insert(interviewers)
    .values({ slotId, accountId: member.accountId, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) })
  await expect(around).rejects.toMatchObject({ cause: { code: '23P01', constraint: 'interviewers_one_place' } })
  const moved = database()
    .update(interviewSlots)
    .set({ startsAt })
    .where(eq(interviewSlots.id, round.slotIds[1] ?? ''))
  await expect(moved).rejects.toMatchObject({ cause: { code: '23P01' } })
})
