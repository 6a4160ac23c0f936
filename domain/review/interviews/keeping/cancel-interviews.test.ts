import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import {
  actionOf,
  answerAs,
  begin,
  interviewKeeping,
  newsFor,
  seatsTaken,
} from '../../../../tests/worlds/interview-keeping.ts'
import { hours, ownInterview } from '../../../../tests/worlds/interview-round.ts'
import { lapseInvitations } from '../lapse-invitations.ts'

testDatabase()
const world = testCompany()
const { aRound, cancel } = interviewKeeping(world)

test('a cancelled interview frees its seat, and candidates who wait for one are notified', async () => {
  const round = await aRound({ starts: [hours(24)] })
  const [slotId = ''] = round.slotIds
  const [first, second] = [await round.invited(), await round.invited()]
  await answerAs(first, { slotId })
  await expect(answerAs(second, { slotId })).rejects.toMatchObject({ code: 'interviews.slotTaken' })
  const { id } = await ownInterview(first)
  expect(await cancel(round, { invitationIds: [id], dryRun: true })).toEqual({ changed: 1, times: 0, refused: 0 })
  expect(await seatsTaken(round.slotIds)).toBe(1)
  expect(await cancel(round, { invitationIds: [id], message: 'Görüşmecimiz hastalandı.' })).toMatchObject({
    changed: 1,
  })
  expect(await ownInterview(first)).toMatchObject({ status: 'Cancelled', can: { answer: false } })
  expect(await newsFor(first)).toContain('interviewCancelled')
  expect(await newsFor(second)).toContain('interviewSeatFreed')
  expect((await answerAs(second, { slotId })).status).toBe('Accepted')
  expect(await cancel(round, { invitationIds: [id] })).toMatchObject({ changed: 0, refused: 1 })
})

test('candidates of a time that is taken back choose again between the others', async () => {
  const round = await aRound({ seats: 2 })
  const [lost = '', left = ''] = round.slotIds
  const [one, two] = [await round.invited({ answerBy: hours(20) }), await round.invited()]
  for (const applied of [one, two]) await answerAs(applied, { slotId: lost })
  const answer = await cancel(round, { availabilityIds: [lost], afterwards: 'chooseAgain' })
  expect(answer).toEqual({ changed: 2, times: 1, refused: 0 })
  expect(await ownInterview(one)).toMatchObject({ status: 'Pending', slots: [{ id: left }], answerBy: hours(20) })
  expect(await actionOf(one.appId)).toBe('InterviewInvited')
  expect(await newsFor(one)).toContain('interviewReopened')
  await expect(cancel(round, { availabilityIds: [left] })).rejects.toMatchObject({ code: 'interviews.onlyTimeOffered' })
  expect(await ownInterview(one)).toMatchObject({ status: 'Pending', slots: [{ id: left }] })
  await expect(cancel(round, { availabilityIds: [lost] })).rejects.toMatchObject({ code: 'interviews.timeNotFound' })
})

test('a candidate who chooses a time while it is taken back is not left with half a booking', async () => {
  const round = await aRound({ seats: 20 })
  const [lost = ''] = round.slotIds
  const people = await Promise.all(Array.from({ length: 12 }, () => round.invited()))
  const outcomes = await Promise.allSettled([
    ...people.map((one) => answerAs(one, { slotId: lost })),
    cancel(round, { availabilityIds: [lost], afterwards: 'chooseAgain' }),
  ])
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(refusals.filter((code) => code !== 'interviews.slotTaken' && code !== 'interviews.slotNeeded')).toEqual([])
  expect(await seatsTaken([lost])).toBe(0)
  for (const one of people) expect((await ownInterview(one)).status).toBe('Pending')
})

test('invitations lapse when their time is over, and can no longer be answered', async () => {
  const round = await aRound()
  const [one, two, three] = [await round.invited({ answerBy: hours(20) }), await round.invited(), await round.invited()]
  await database()
    .update(interviewInvitations)
    .set({ answerBy: new Date(Date.now() - 1000) })
    .where(eq(interviewInvitations.applicationId, one.appId))
  await answerAs(three, { slotId: round.slotIds[1] })
  await lapseInvitations({}, 1)
  expect((await ownInterview(one)).status).toBe('Lapsed')
  expect((await ownInterview(two)).status).toBe('Pending')
  expect(await actionOf(one.appId)).toBe('None')
  expect((await newsFor(one)).filter((event) => event === 'interviewLapsed')).toHaveLength(1)
  await expect(answerAs(one, { slotId: round.slotIds[0] })).rejects.toMatchObject({ code: 'interviews.over' })
  for (const id of round.slotIds) await begin(id)
  await lapseInvitations()
  expect((await ownInterview(two)).status).toBe('Lapsed')
  expect((await ownInterview(three)).status).toBe('Accepted')
  expect(await round.invite([one.appId], { availabilityIds: await round.make({ starts: [hours(50)] }) })).toMatchObject(
    {
      changed: 1,
    },
  )
})
