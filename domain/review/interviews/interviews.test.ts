import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewBookings, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { targetOf } from '#domain/ground/files/signed-link.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { answerInterview } from './answer-interview.ts'
import { calendarFile } from './calendar/calendar-file.ts'
import { listInterviews } from './list-interviews.ts'

testDatabase()

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

async function someSlots(times: readonly Date[], seats = 1) {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const slots = times.map((startsAt) => ({
    id: newId(),
    companyId,
    formId,
    startsAt,
    minutes: 30,
    seats,
    place: 'Kadıköy',
  }))
  await database().insert(interviewSlots).values(slots)
  return { companyId, formId, slotIds: slots.map(({ id }) => id) }
}
type Slots = Awaited<ReturnType<typeof someSlots>>
type Change = Partial<typeof interviewInvitations.$inferInsert>

async function anInvited({ companyId, formId, slotIds }: Slots, change: Change = {}) {
  const { candidateId, caller } = await aCandidate()
  const [applicationId, invitationId] = [newId(), newId()]
  const about = { formId, companyId, candidateId }
  await database()
    .insert(applications)
    .values({ id: applicationId, ...about, formVersion: 1, status: 'InReview', action: 'InterviewInvited' })
  await database()
    .insert(interviewInvitations)
    .values({
      id: invitationId,
      offerId: invitationId,
      applicationId,
      ...about,
      message: 'Sizi tanımak isteriz.',
      ...change,
    })
  await database()
    .insert(offeredSlots)
    .values(slotIds.map((slotId) => ({ offerId: invitationId, slotId })))
  return { candidateId, caller, applicationId, invitationId }
}
type Invited = Awaited<ReturnType<typeof anInvited>>

const accept = (invited: Invited, slotId?: string) => answer(invited, 'accept', slotId === undefined ? {} : { slotId })
const answer = (
  { caller, candidateId, invitationId }: { caller: Caller; candidateId: string; invitationId: string },
  given: 'accept' | 'decline' | 'reschedule',
  more: { slotId?: string; wish?: string } = {},
) => answerInterview(caller, { candidateId, invitationId, answer: given, wish: '', ...more })

const bookings = (slotIds: readonly string[]) =>
  database()
    .select({ slotId: interviewBookings.slotId, seat: interviewBookings.seat, by: interviewBookings.invitationId })
    .from(interviewBookings)
    .where(inArray(interviewBookings.slotId, [...slotIds]))
    .orderBy(interviewBookings.slotId, interviewBookings.seat)
const historyOf = async (applicationId: string) =>
  (
    await database()
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, applicationId))
      .orderBy(applicationHistory.place)
  ).map(({ event, by, detail }) => ({ event, by, answer: detail.answer }))

test('accepting a time takes a seat, writes history, and nothing is awaited any more', async () => {
  const slots = await someSlots([hours(30), hours(26)])
  const invited = await anInvited(slots)
  const [later = '', sooner = ''] = slots.slotIds
  const { items } = await listInterviews(invited.caller, { candidateId: invited.candidateId })
  expect(items).toMatchObject([
    {
      ...{
        id: invited.invitationId,
        status: 'Pending',
        title: 'Yarının Mühendisleri Bursu',
        chosen: null,
        calendar: null,
      },
      slots: [
        { id: sooner, isFree: true },
        { id: later, isFree: true },
      ],
      can: { answer: true },
    },
  ])
  const accepted = await accept(invited, later)
  expect(accepted).toMatchObject({ status: 'Accepted', chosen: { id: later, place: 'Kadıköy', minutes: 30 } })
  expect(await accept(invited, later)).toMatchObject({ status: 'Accepted', chosen: { id: later } })
  expect(await bookings(slots.slotIds)).toEqual([{ slotId: later, seat: 0, by: invited.invitationId }])
  expect(await historyOf(invited.applicationId)).toEqual([
    { event: 'interviewAnswered', by: 'candidate', answer: 'accept' },
  ])
  const [application] = await database().select().from(applications).where(eq(applications.id, invited.applicationId))
  expect(application?.action).toBe('None')
})

test('of two candidates who want the last seat at once, one gets it and the other is refused', async () => {
  const slots = await someSlots([hours(24)])
  const people = await Promise.all([anInvited(slots), anInvited(slots), anInvited(slots), anInvited(slots)])
  const outcomes = await Promise.allSettled(people.map((invited) => accept(invited, slots.slotIds[0])))
  const reasons = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? String(outcome.reason.message) : outcome.value.status,
  )
  expect(reasons.sort()).toEqual(['Accepted', ...Array(3).fill('interviews.slotTaken')])
  expect(await bookings(slots.slotIds)).toHaveLength(1)
  const refused = people[outcomes.findIndex(({ status }) => status === 'rejected')]
  if (!refused) throw new Error('Nobody was refused')
  const { items } = await listInterviews(refused.caller, { candidateId: refused.candidateId })
  expect(items).toMatchObject([{ status: 'Pending', slots: [{ isFree: false }] }])
})

test('a time with three seats takes three candidates, however many choose it at once', async () => {
  const slots = await someSlots([hours(24)], 3)
  const people = await Promise.all(Array.from({ length: 5 }, () => anInvited(slots)))
  const outcomes = await Promise.allSettled(people.map((invited) => accept(invited)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await bookings(slots.slotIds)).map(({ seat }) => seat)).toEqual([0, 1, 2])
})

test('choosing another time frees the first, and two candidates who swap times do not deadlock', async () => {
  const slots = await someSlots([hours(24), hours(25)], 2)
  const [first = '', second = ''] = slots.slotIds
  const [one, other] = await Promise.all([anInvited(slots), anInvited(slots)])
  await accept(one, first)
  await accept(other, second)
  for (let round = 0; round < 5; round++) {
    const back = round % 2 === 1
    await Promise.all([accept(one, back ? first : second), accept(other, back ? second : first)])
  }
  const places = (await bookings(slots.slotIds)).map(({ slotId, by }) => [slotId, by])
  expect(Object.fromEntries(places)).toEqual({ [first]: other.invitationId, [second]: one.invitationId })
})

test('a candidate who cannot have the new time keeps the old one', async () => {
  const slots = await someSlots([hours(24), hours(25)])
  const [first = '', second = ''] = slots.slotIds
  const [one, other] = await Promise.all([anInvited(slots), anInvited(slots)])
  await accept(one, first)
  await accept(other, second)
  await expect(accept(one, second)).rejects.toThrow('interviews.slotTaken')
  expect(await bookings([first])).toEqual([{ slotId: first, seat: 0, by: one.invitationId }])
})

test.each(['decline', 'reschedule'] as const)('%s gives the seat back', async (given) => {
  const slots = await someSlots([hours(24)])
  const invited = await anInvited(slots)
  await accept(invited)
  const answered = await answer(invited, given, { wish: 'Sınavım var' })
  expect(answered).toMatchObject({ wish: 'Sınavım var', chosen: null, calendar: null })
  expect(await bookings(slots.slotIds)).toEqual([])
  expect(await answer(invited, given, { wish: 'Sınavım var' })).toMatchObject({ status: answered.status })
  expect(await historyOf(invited.applicationId)).toHaveLength(2)
})

test('an invitation that is over cannot be answered any more', async () => {
  const slots = await someSlots([hours(24)])
  const cases: Change[] = [
    { status: 'Cancelled' },
    { status: 'Done' },
    { status: 'NoShow' },
    { status: 'Declined' },
    { answerBy: hours(-1) },
  ]
  for (const change of cases) {
    const invited = await anInvited(slots, change)
    await expect(accept(invited)).rejects.toThrow('interviews.over')
    const { items } = await listInterviews(invited.caller, { candidateId: invited.candidateId })
    expect(items[0]?.can.answer).toBe(false)
  }
  await expect(accept(await anInvited(await someSlots([hours(-1)])))).rejects.toThrow('interviews.over')
  const partly = await someSlots([hours(-1), hours(24)])
  await expect(accept(await anInvited(partly), partly.slotIds[0])).rejects.toThrow('interviews.over')
})

test('an answer must name one of the offered times if there are several', async () => {
  const slots = await someSlots([hours(24), hours(25)])
  const invited = await anInvited(slots)
  await expect(accept(invited)).rejects.toThrow('interviews.slotNeeded')
  const { slotIds } = await someSlots([hours(24)])
  await expect(accept(invited, slotIds[0])).rejects.toThrow('interviews.slotNeeded')
})

test('the invitation of another candidate does not exist', async () => {
  const slots = await someSlots([hours(24)])
  const [own, other] = await Promise.all([anInvited(slots), anInvited(slots)])
  await expect(accept({ ...own, invitationId: other.invitationId })).rejects.toThrow('interviews.notFound')
  const { items } = await listInterviews(own.caller, { candidateId: own.candidateId })
  expect(items.map(({ id }) => id)).toEqual([own.invitationId])
})

test('the calendar file of an accepted interview has the right moment', async () => {
  const begins = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 60 * 86_400_000)
  const slots = await someSlots([begins])
  const invited = await anInvited(slots)
  const { calendar } = await accept(invited)
  const search = new URL(calendar?.address ?? '', 'https://kopru.example').searchParams
  const signed = await targetOf({}, search.get('token') ?? '', search.get('appId') ?? undefined)
  expect(signed?.target).toEqual({ kind: 'calendar', invitationId: invited.invitationId, language: 'tr' })

  const file = await calendarFile(invited.invitationId, 'tr')
  expect(file).toMatchObject({ name: 'mulakat.ics', type: 'text/calendar; charset=utf-8', inline: false })
  const text = String(file.content)
  expect(text).toContain(`UID:${invited.invitationId}\r\n`)
  const written = (after: number) =>
    new Date(begins.getTime() + after * 60_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  expect(text).toContain(`DTSTART:${written(0)}\r\nDTEND:${written(30)}\r\n`)
  expect(text).toContain('SUMMARY:Mülakat: Yarının Mühendisleri Bursu\r\n')
  expect(text).toContain('LOCATION:Kadıköy\r\n')
  await answer(invited, 'decline')
  await expect(calendarFile(invited.invitationId, 'tr')).rejects.toThrow('files.notFound')
})
