import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  createAvailabilities as createCall,
  listAvailabilities as listCall,
} from '#contract/interviews/availabilities.ts'
import { database } from '#database/connection.ts'
import {
  interviewBookings,
  interviewers,
  interviewInvitations,
  interviewSlots,
  offeredSlots,
} from '#database/schema/interviews.ts'
import { newId } from '#platform/ids.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { answerInterview } from './answer-interview.ts'
import { createAvailabilities } from './create-availabilities.ts'
import { deleteAvailability } from './delete-availability.ts'
import { listAvailabilities } from './list-availabilities.ts'

testDatabase()
const { company, aForm } = testCompany()

const thisHour = Math.floor(Date.now() / 3_600_000) * 3_600_000
const hours = (count: number) => new Date(thisHour + count * 3_600_000).toISOString()

const make = (formId: string, body: object) =>
  createAvailabilities(company.caller, {
    companyId: company.companyId,
    formId,
    ...createCall.body.parse({ minutes: 30, ...body }),
  })
const list = (formId: string, query: object = {}) =>
  listAvailabilities(company.caller, { companyId: company.companyId, formId, ...listCall.query.parse(query) })
const remove = (formId: string, id: string) =>
  deleteAvailability(company.caller, { companyId: company.companyId, formId, id })

const anInterviewer = (name = 'Deniz') =>
  aMember(company.companyId, { permissions: { Applications: 'WriteRead' } }, { name, surname: 'Aksoy' })

async function anInvited(formId: string, slotIds: readonly string[]) {
  const { appId: applicationId, candidate } = await aHandedIn({ id: formId, companyId: company.companyId })
  const { candidateId, caller } = candidate
  const invitationId = newId()
  await database().insert(interviewInvitations).values({
    id: invitationId,
    offerId: invitationId,
    applicationId,
    candidateId,
    formId,
    companyId: company.companyId,
  })
  await database()
    .insert(offeredSlots)
    .values(slotIds.map((slotId) => ({ offerId: invitationId, slotId })))
  const accept = (slotId: string) =>
    answerInterview(caller, { candidateId, invitationId, answer: 'accept', slotId, wish: '' })
  return { invitationId, accept }
}

test('times are made many at once, and listed with their seats and interviewers', async () => {
  const { id: formId } = await aForm()
  const [one, other] = [await anInterviewer(), await anInterviewer()]
  const { items: made } = await make(formId, {
    starts: [hours(48), hours(24)],
    seats: 3,
    interviewerIds: [one.accountId, other.accountId],
    place: 'Kadıköy',
    videoUrl: 'https://gorusme.example.org/oda',
  })
  expect(made.map(({ startsAt }) => startsAt)).toEqual([hours(24), hours(48)])
  const invited = await anInvited(
    formId,
    made.map(({ id }) => id),
  )
  await anInvited(
    formId,
    made.map(({ id }) => id),
  )
  await invited.accept(made[0]?.id ?? '')
  const { items, total, seats, taken, can } = await list(formId)
  expect({ total, seats, taken, can }).toEqual({ total: 2, seats: 6, taken: 1, can: { change: true } })
  expect(items).toMatchObject([
    {
      startsAt: hours(24),
      endsAt: hours(24.5),
      seats: 3,
      taken: 1,
      offered: 1,
      place: 'Kadıköy',
      timeZone: 'Europe/Istanbul',
    },
    { startsAt: hours(48), taken: 0, offered: 1, videoUrl: 'https://gorusme.example.org/oda' },
  ])
  expect(items[0]?.interviewers.map(({ id }) => id).toSorted()).toEqual([one.accountId, other.accountId].toSorted())
  expect((await list(formId, { from: hours(25) })).items).toHaveLength(1)
  expect((await list(formId, { to: hours(48) })).items).toHaveLength(1)
  expect((await list(formId, { pageSize: '1', pageNumber: '2' })).items).toMatchObject([{ startsAt: hours(48) }])
})

test('an interviewer cannot be planned for overlapping times, not even by two members at once', async () => {
  const [{ id: formId }, { id: otherForm }] = [await aForm(), await aForm()]
  const { accountId } = await anInterviewer('İnci')
  const busy = { interviewerIds: [accountId] }
  await make(formId, { ...busy, starts: [hours(24)] })
  await expect(make(otherForm, { ...busy, starts: [hours(30), hours(24.25)] })).rejects.toMatchObject({
    code: 'interviews.interviewerBusy',
    values: { clashes: `İnci Aksoy (${formatDateTime(hours(24), 'tr')})`, more: 0 },
  })
  expect((await list(otherForm)).items).toEqual([])
  const many = [40, 42, 44, 46, 48].map(hours)
  await make(formId, { ...busy, starts: many })
  const clashes = many.slice(0, 3).map((moment) => `İnci Aksoy (${formatDateTime(moment, 'tr')})`)
  await expect(make(otherForm, { ...busy, starts: many })).rejects.toMatchObject({
    values: { clashes: clashes.join(', '), more: 2 },
  })
  // Adjacent times do not overlap: one ends as the next begins.
  await make(otherForm, { ...busy, starts: [hours(24.5), hours(23.5)] })
  const both = await Promise.allSettled(
    [formId, otherForm, formId, otherForm].map((form) => make(form, { ...busy, starts: [hours(60), hours(61)] })),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(
    Array(3).fill('interviews.interviewerBusy'),
  )
})

test('constraints refuse overlapping times, nonexistent seats, and times that differ from the slot’s', async () => {
  const { id: formId } = await aForm()
  const { accountId } = await anInterviewer()
  const { items } = await make(formId, { starts: [hours(24), hours(26)], interviewerIds: [accountId], seats: 2 })
  const [first = '', second = ''] = items.map(({ id }) => id)
  const change = (startsAt: string) =>
    database()
      .update(interviewSlots)
      .set({ startsAt: new Date(startsAt) })
      .where(eq(interviewSlots.id, second))
  await expect(change(hours(24.25))).rejects.toMatchObject({ cause: { constraint: 'interviewers_one_place' } })
  await change(hours(24.5))
  const [moved] = await database().select().from(interviewers).where(eq(interviewers.slotId, second))
  expect(moved?.startsAt.toISOString()).toBe(hours(24.5))
  await expect(
    database()
      .update(interviewers)
      .set({ endsAt: new Date(hours(40)) })
      .where(eq(interviewers.slotId, second)),
  ).rejects.toMatchObject({ cause: { constraint: 'interviewers_slot' } })

  const [one, other, third] = [
    await anInvited(formId, [first]),
    await anInvited(formId, [first]),
    await anInvited(formId, [first]),
  ]
  const book = (seat: number, { invitationId }: { invitationId: string }, seats = 9) =>
    database().insert(interviewBookings).values({ slotId: first, seat, seats, invitationId })
  await book(0, one)
  await expect(book(0, other)).rejects.toMatchObject({ cause: { code: '23505' } })
  await book(1, other)
  await expect(book(2, third)).rejects.toMatchObject({ cause: { constraint: 'interview_bookings_seat' } })
  await expect(
    database().update(interviewSlots).set({ seats: 1 }).where(eq(interviewSlots.id, first)),
  ).rejects.toMatchObject({ cause: { constraint: 'interview_slots_taken' } })
})

test('times must lie in the future, have interviewers of this organization, and not overlap', async () => {
  const { id: formId } = await aForm()
  await expect(make(formId, { starts: [hours(24), hours(-1)] })).rejects.toMatchObject({
    code: 'interviews.timeInPast',
  })
  const stranger = newId()
  await expect(make(formId, { starts: [hours(24)], interviewerIds: [stranger] })).rejects.toMatchObject({
    code: 'interviews.unknownInterviewer',
  })
  const parse = (body: object) => createCall.body.safeParse({ minutes: 30, ...body }).success
  expect(parse({ starts: [hours(24), hours(24)] })).toBe(false)
  expect(parse({ starts: [hours(24), hours(24.25)] })).toBe(true)
  expect(parse({ starts: [hours(24), hours(24.25)], interviewerIds: [stranger] })).toBe(false)
})

test('a time can be taken back unless a candidate has chosen it or has no other', async () => {
  const { id: formId } = await aForm()
  const { items } = await make(formId, { starts: [hours(24), hours(26), hours(28)] })
  const [first = '', second = '', third = ''] = items.map(({ id }) => id)
  const chooser = await anInvited(formId, [first, second])
  await chooser.accept(first)
  await expect(remove(formId, first)).rejects.toMatchObject({ code: 'interviews.timeChosen' })
  await remove(formId, second)
  await anInvited(formId, [third])
  await expect(remove(formId, third)).rejects.toMatchObject({
    code: 'interviews.onlyTimeOffered',
    values: { count: 1 },
  })
  await expect(remove(formId, second)).rejects.toMatchObject({ code: 'interviews.timeNotFound' })
  const { id: otherForm } = await aForm()
  await expect(remove(otherForm, third)).rejects.toMatchObject({ code: 'interviews.timeNotFound' })
})

test('of two times taken back at once, the last one that a candidate may choose stays', async () => {
  const { id: formId } = await aForm()
  for (let round = 0; round < 5; round++) {
    const { items } = await make(formId, { starts: [hours(24 + round), hours(100 + round)] })
    const ids = items.map(({ id }) => id)
    await anInvited(formId, ids)
    const removed = await Promise.allSettled(ids.map((id) => remove(formId, id)))
    expect(removed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})

test('a candidate who chooses a time while it is taken back gets it, or learns that it is gone', async () => {
  const { id: formId } = await aForm()
  for (let round = 0; round < 5; round++) {
    const { items } = await make(formId, { starts: [hours(24 + round), hours(100 + round)] })
    const [wanted = '', spare = ''] = items.map(({ id }) => id)
    const { accept } = await anInvited(formId, [wanted, spare])
    const [chosen, removed] = await Promise.allSettled([accept(wanted), remove(formId, wanted)])
    if (chosen.status === 'fulfilled') expect(removed).toMatchObject({ reason: { code: 'interviews.timeChosen' } })
    else {
      expect(removed.status).toBe('fulfilled')
      expect(['interviews.slotTaken', 'interviews.slotNeeded']).toContain(chosen.reason.code)
    }
  }
})

test('a form has at most 10,000 times', async () => {
  const { id: formId } = await aForm()
  await database().execute(sql`
    insert into interview_slots (id, company_id, form_id, starts_at, minutes)
    select new_id(), ${company.companyId}::uuid, ${formId}::uuid, now() + make_interval(mins => n), 30
    from generate_series(1, 9999) as n`)
  await expect(make(formId, { starts: [hours(24), hours(25)] })).rejects.toMatchObject({
    code: 'interviews.tooManyTimes',
    values: { limit: 10_000 },
  })
  await make(formId, { starts: [hours(24)] })
})
