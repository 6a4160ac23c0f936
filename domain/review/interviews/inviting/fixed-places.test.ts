import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inviteToInterviews as inviteCall } from '#contract/interviews/invitations.ts'
import { database } from '#database/connection.ts'
import { interviewBookings, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { mailings } from '#database/schema/mailings.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { formatAppointment } from '#platform/text/appointments.ts'
import { aMember } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { releaseAct } from '../../../../tests/release-held.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { lastMessageTo } from '../../../../tests/visitor.ts'
import { interviewKeeping } from '../../../../tests/worlds/interview-keeping.ts'
import { anInterviewRound, answerAs, hours, ownInterview } from '../../../../tests/worlds/interview-round.ts'
import { notifyAnswersDue } from '../../../../tests/worlds/notify-answers-due.ts'
import { inviteToInterviews } from '../invite-to-interviews.ts'
import { closeInterviews } from '../keeping/close-interviews.ts'
import { lapseInvitations } from '../lapse-invitations.ts'

testDatabase()
const world = testCompany()
const { company } = world
const { change } = interviewKeeping(world)

type Round = Awaited<ReturnType<typeof anInterviewRound>>

const placesOf = (people: readonly { readonly appId: string }[], slotIds: readonly (string | undefined)[]) =>
  people.map(({ appId }, at) => ({ applicationId: appId, availabilityId: slotIds[at] ?? '' }))

const give = (
  { invite }: Round,
  people: readonly { readonly appId: string }[],
  slotIds: readonly (string | undefined)[],
) =>
  invite(
    people.map(({ appId }) => appId),
    { places: placesOf(people, slotIds) },
  )

const bookings = (slotIds: readonly string[]) =>
  database()
    .select({
      slotId: interviewBookings.slotId,
      seat: interviewBookings.seat,
      appId: interviewInvitations.applicationId,
    })
    .from(interviewBookings)
    .innerJoin(interviewInvitations, eq(interviewInvitations.id, interviewBookings.invitationId))
    .where(sql`${interviewBookings.slotId} = any(${sql.param([...slotIds])}::uuid[])`)
    .orderBy(interviewBookings.slotId, interviewBookings.seat)

test('each candidate is invited to their fixed time, which the e-mail names, and accepts it', async () => {
  const round = await anInterviewRound(world)
  const people = [await round.someone(), await round.someone()] as const
  const [first, second] = round.slotIds
  expect(
    await round.hold(
      people.map(({ appId }) => appId),
      { dryRun: true, names: true },
    ),
  ).toMatchObject({
    people: people.map(({ appId }) => ({ applicationId: appId, name: expect.any(String) })),
  })
  expect(await give(round, people, [second, first])).toMatchObject({ changed: 2, refused: [] })
  const interview = await ownInterview(people[0])
  expect(interview).toMatchObject({ status: 'Pending', chosen: null, slots: [{ id: second, isFree: true }] })
  await notifyNews()
  const { subject, text } = await lastMessageTo(people[0].candidate.email)
  expect(subject).toMatch(/^Mülakat saatin belli oldu: /)
  expect(text).toContain(formatAppointment(hours(25), 'tr'))
  expect(await answerAs(people[0], {})).toMatchObject({ status: 'Accepted', chosen: { id: second } })
  expect(await answerAs(people[1], { answer: 'decline' })).toMatchObject({ status: 'Declined', chosen: null })
  expect(await bookings(round.slotIds)).toEqual([{ slotId: second, seat: 0, appId: people[0].appId }])
})

test('a seat kept for a fixed time is not offered to others, and is freed by a wish for another time', async () => {
  const round = await anInterviewRound(world)
  const [fixed, chooser] = [await round.someone(), await round.someone()]
  await give(round, [fixed], [round.slotIds[0]])
  await round.invite([chooser.appId])
  const takeFirst = () => answerAs(chooser, { slotId: round.slotIds[0] })
  await expect(takeFirst()).rejects.toMatchObject({ code: 'interviews.slotTaken' })
  await answerAs(fixed, { answer: 'reschedule', wish: 'Öğleden sonra gelebilirim.' })
  await notifyAnswersDue()
  expect(await takeFirst()).toMatchObject({ status: 'Accepted' })
})

test('candidates beyond the seats are refused, also counting held invitations', async () => {
  const round = await anInterviewRound(world, { seats: 2 })
  const people = await Promise.all(Array.from({ length: 4 }, round.someone))
  const [slotId] = round.slotIds
  const held = await round.hold([people[0]?.appId ?? ''], { places: placesOf(people.slice(0, 1), [slotId]) })
  const others = people.slice(1)
  const answer = await give(round, others, [slotId, slotId, slotId])
  expect(answer).toMatchObject({ changed: 1, refused: [{ reason: 'noSeat', count: 2 }] })
  await releaseAct(held.actId ?? '')
  expect((await bookings(round.slotIds)).map(({ seat }) => seat)).toEqual([0, 1])
})

test('of officers who give the same seat at once, one succeeds', async () => {
  const round = await anInterviewRound(world)
  const people = await Promise.all(Array.from({ length: 5 }, round.someone))
  const outcomes = await Promise.allSettled(
    people.map((one) => round.hold([one.appId], { places: placesOf([one], [round.slotIds[0]]) })),
  )
  const changed = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.changed] : []))
  expect(changed.reduce((sum, count) => sum + count, 0)).toBe(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'interviews.slotTaken' })
})

test('a candidate whose seat is taken by the time of release is not invited', async () => {
  const round = await anInterviewRound(world)
  const [given, chooser] = [await round.someone(), await round.invited()]
  const held = await round.hold([given.appId], { places: placesOf([given], [round.slotIds[0]]) })
  await answerAs(chooser, { slotId: round.slotIds[0] })
  await releaseAct(held.actId ?? '')
  expect((await round.interviewsOf(given.appId)).items).toEqual([])
  expect(await bookings(round.slotIds)).toMatchObject([{ appId: chooser.appId }])
})

test('an invitation called back within half a minute keeps no seat', async () => {
  const round = await anInterviewRound(world)
  const one = await round.someone()
  const { actId } = await round.hold([one.appId], { places: placesOf([one], [round.slotIds[0]]) })
  const { companyId, formId } = round
  await undoAct(company.caller, { companyId, formId, actId: actId ?? '' })
  await releaseAct(actId ?? '')
  expect(await bookings(round.slotIds)).toEqual([])
  expect(await give(round, [one], [round.slotIds[0]])).toMatchObject({ changed: 1 })
})

test('an unanswered fixed time is freed after its deadline, and stays on the schedule once it has begun', async () => {
  const round = await anInterviewRound(world)
  const people = [await round.someone(), await round.someone()] as const
  await give(round, people, round.slotIds)
  const interviews = [await ownInterview(people[0]), await ownInterview(people[1])] as const
  await database()
    .update(interviewInvitations)
    .set({ answerBy: sql`now() - interval '1 minute'` })
    .where(eq(interviewInvitations.id, interviews[0].id))
  await database()
    .update(interviewSlots)
    .set({ startsAt: sql`now() - interval '1 minute'` })
    .where(eq(interviewSlots.id, round.slotIds[1] ?? ''))
  await lapseInvitations()
  expect(await bookings(round.slotIds)).toMatchObject([{ appId: people[1].appId }])
  expect(await ownInterview(people[1])).toMatchObject({ status: 'Lapsed', chosen: null })
  const { companyId, formId } = round
  const came = { companyId, formId, invitationIds: [interviews[1].id], outcome: 'Done' as const }
  expect(await closeInterviews(company.caller, came)).toEqual({ changed: 1, refused: 0 })
})

test('moving an unanswered fixed time notifies the candidate; it enters the calendar once accepted', async () => {
  const round = await anInterviewRound(world)
  const one = await round.someone()
  await give(round, [one], [round.slotIds[0]])
  await change(round, round.slotIds[0] ?? '', { place: 'Beşiktaş' })
  await notifyNews()
  const moved = await lastMessageTo(one.candidate.email)
  expect(moved.subject).toMatch(/^Mülakatında değişiklik var: /)
  expect(moved).toMatchObject({ calendar: null })
  await answerAs(one, {})
  await notifyAnswersDue()
  await notifyNews()
  expect(await lastMessageTo(one.candidate.email)).toMatchObject({ calendar: { method: 'REQUEST' } })
})

test('places of other forms and times not named are refused, and names require read access', async () => {
  const round = await anInterviewRound(world)
  const [one, other] = [await round.someone(), await round.someone()]
  expect(
    await round.hold([one.appId, other.appId], { places: placesOf([other], round.slotIds), dryRun: true }),
  ).toMatchObject({ changed: 1, refused: [{ reason: 'noSeat', count: 1 }] })
  const body = { applicationIds: [one.appId], availabilityIds: [round.slotIds[0]] }
  for (const places of [
    placesOf([one], [round.slotIds[1]]),
    placesOf([one, one], [round.slotIds[0], round.slotIds[0]]),
  ])
    expect(inviteCall.body.safeParse({ ...body, places }).success).toBe(false)
  const { caller } = await aMember(company.companyId, { permissions: { Applications: 'WriteOnly' } })
  const asked = { ...inviteCall.body.parse({ ...body, names: true, dryRun: true }) }
  const { companyId, formId } = round
  await expect(inviteToInterviews(caller, { companyId, formId, ...asked })).rejects.toMatchObject({
    code: 'permissions.missing',
  })
  expect(await database().$count(mailings, eq(mailings.formId, formId))).toBe(0)
})
