import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import { interviewReminders } from '#database/schema/calendars/interview-reminders.ts'
import { interviewBookings, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { notifyCandidates } from './notify-candidates.ts'
import { reminderKinds, remindOfInterviews } from './remind-of-interviews.ts'

const connection = testDatabase()
const { company, aForm } = testCompany()
let form: ReturnType<typeof aForm> | undefined
const theForm = () => {
  form ??= aForm()
  return form
}
const minute = 60_000
const inMinutes = (count: number) => new Date(Date.now() + count * minute)
const inHours = (count: number) => inMinutes(count * 60)

interface Booked {
  readonly startsAt: Date
  /** Hours before now. */
  readonly bookedBefore?: number
}

/** A candidate with an invitation, answered or not. */
async function anInvited(startsAt: Date, change: Partial<typeof interviewInvitations.$inferInsert> = {}) {
  const { companyId } = company
  const { id: formId } = await theForm()
  const { appId: applicationId, candidate } = await aHandedIn({ id: formId, companyId })
  const { candidateId } = candidate
  const [slotId, invitationId] = [newId(), newId()]
  await database().insert(interviewSlots).values({ id: slotId, companyId, formId, startsAt, minutes: 30 })
  await database()
    .insert(interviewInvitations)
    .values({ id: invitationId, offerId: invitationId, applicationId, companyId, formId, candidateId, ...change })
  await database().insert(offeredSlots).values({ offerId: invitationId, slotId })
  return { ...candidate, slotId, invitationId }
}

async function aBooked({ startsAt, bookedBefore = 72 }: Booked) {
  const invited = await anInvited(startsAt, { status: 'Accepted' })
  const { slotId, invitationId } = invited
  const bookedAt = inHours(-bookedBefore)
  await database().insert(interviewBookings).values({ slotId, seat: 0, invitationId, bookedAt })
  await database().transaction((tx) => notifyCandidates(tx, [invitationId], { event: 'interviewBooked' }))
  await database().update(calendarEntries).set({ toldAt: bookedAt }).where(eq(calendarEntries.uid, invitationId))
  return invited
}

const remindersOf = async ({ accountId }: { readonly accountId: string }) => {
  const rows = await database()
    .select({ event: notifications.event })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        inArray(notifications.event, ['interviewTomorrow', 'interviewInAnHour', 'interviewAnswerReminder']),
      ),
    )
    .orderBy(notifications.createdAt)
  return rows.map(({ event }) => event)
}

beforeEach(async () => {
  await database().delete(interviewReminders)
})

test('a reminder is sent a day before and an hour before, each once, by e-mail and SMS', async () => {
  const gsm = '+905321112233'
  const booked = await aBooked({ startsAt: inHours(23.9) })
  await connection.pool.query('update accounts set gsm = $1, gsm_verified_at = now() where id = $2', [
    gsm,
    booked.accountId,
  ])
  await database().delete(outbox)
  await remindOfInterviews()
  await remindOfInterviews()
  expect(await remindersOf(booked)).toEqual(['interviewTomorrow'])
  await notifyNews()
  const told = await database()
    .select()
    .from(outbox)
    .where(inArray(outbox.recipient, [booked.email, gsm]))
  expect(told.map(({ channel }) => channel).sort()).toEqual(['email', 'email', 'sms'])
  expect(told.find(({ channel }) => channel === 'sms')?.text).toMatch(/mülakatın yaklaşıyor: .* \(İstanbul saati\)\.$/)
  // Reminders carry no calendar event; the one with an event is the e-mail about the choice.
  expect(told.filter(({ calendar }) => calendar !== null)).toHaveLength(1)

  const soon = await aBooked({ startsAt: inMinutes(59) })
  await remindOfInterviews()
  await remindOfInterviews()
  expect(await remindersOf(soon)).toEqual(['interviewInAnHour'])
})

test.each([
  ['an interview more than a day away', { startsAt: inHours(24.5) }],
  ['a time chosen five hours before', { startsAt: inHours(4.9), bookedBefore: 0.1 }],
  ['a time chosen half an hour before', { startsAt: inMinutes(29), bookedBefore: 1 / 60 }],
  ['an interview that has begun', { startsAt: inMinutes(-1) }],
])('no reminder is sent for %s', async (_, booked) => {
  const invited = await aBooked(booked)
  await remindOfInterviews()
  expect(await remindersOf(invited)).toEqual([])
})

test('a reminder that was missed because no worker ran is sent later', async () => {
  const booked = await aBooked({ startsAt: inHours(20) })
  await remindOfInterviews()
  expect(await remindersOf(booked)).toEqual(['interviewTomorrow'])
})

test('the reminder of a moved time follows the new time, and none is sent for the old one', async () => {
  const booked = await aBooked({ startsAt: inHours(23) })
  await remindOfInterviews()
  const move = (startsAt: Date) =>
    database().transaction(async (tx) => {
      await tx.update(interviewSlots).set({ startsAt }).where(eq(interviewSlots.id, booked.slotId))
      await notifyCandidates(tx, [booked.invitationId], { event: 'interviewMoved' })
    })
  await move(inHours(48))
  await remindOfInterviews()
  expect(await remindersOf(booked)).toEqual(['interviewTomorrow'])
  await database()
    .update(interviewSlots)
    .set({ startsAt: inHours(23.5) })
    .where(eq(interviewSlots.id, booked.slotId))
  await database()
    .update(calendarEntries)
    .set({ toldAt: inHours(-24) })
    .where(eq(calendarEntries.uid, booked.invitationId))
  await remindOfInterviews()
  expect(await remindersOf(booked)).toEqual(['interviewTomorrow', 'interviewTomorrow'])
  // The candidate was just notified that it begins in five hours, so needs no reminder that it is within a day.
  await move(inHours(5))
  await remindOfInterviews()
  expect(await remindersOf(booked)).toHaveLength(2)
})

test('a candidate who gave the time up is not reminded', async () => {
  const booked = await aBooked({ startsAt: inHours(20) })
  await database().delete(interviewBookings).where(eq(interviewBookings.invitationId, booked.invitationId))
  await remindOfInterviews()
  expect(await remindersOf(booked)).toEqual([])
})

test('a candidate who has not chosen is reminded a day before the deadline, while a time is free', async () => {
  const long = { createdAt: inHours(-72) }
  const waits = await anInvited(inHours(60), { ...long, answerBy: inHours(20) })
  const others = [
    await anInvited(inHours(60), { ...long, answerBy: inHours(30) }),
    await anInvited(inHours(60), { ...long, answerBy: inHours(20), status: 'Declined' }),
    await anInvited(inHours(60), { ...long, answerBy: inHours(20), status: 'Cancelled' }),
    await anInvited(inHours(60), { ...long }),
    await anInvited(inHours(60), { createdAt: inHours(-1), answerBy: inHours(20) }),
    await anInvited(inHours(-1), { ...long, answerBy: inHours(20) }),
  ]
  await remindOfInterviews()
  await remindOfInterviews()
  expect(await remindersOf(waits)).toEqual(['interviewAnswerReminder'])
  for (const other of others) expect(await remindersOf(other)).toEqual([])
})

test('two workers at once remind once, and an aborted run is finished by the next', async () => {
  const many: Awaited<ReturnType<typeof aBooked>>[] = []
  for (let count = 0; count < 6; count++) many.push(await aBooked({ startsAt: inHours(20) }))
  // The run fails after the reminders are recorded, so the record must be rolled back.
  await connection.pool.query('alter table notifications add constraint no_news check (false) not valid')
  await expect(remindOfInterviews()).rejects.toThrow()
  await connection.pool.query('alter table notifications drop constraint no_news')
  await Promise.all([remindOfInterviews({}, 2), remindOfInterviews({}, 2), remindOfInterviews({}, 2)])
  await remindOfInterviews()
  for (const booked of many) expect(await remindersOf(booked)).toEqual(['interviewTomorrow'])
})

test('a time that is being changed is skipped until the next minute', async () => {
  const booked = await aBooked({ startsAt: inHours(20) })
  await connection.db.transaction(async (tx) => {
    await tx.select().from(interviewSlots).where(eq(interviewSlots.id, booked.slotId)).for('update')
    await remindOfInterviews()
    expect(await remindersOf(booked)).toEqual([])
  })
  await remindOfInterviews()
  expect(await remindersOf(booked)).toEqual(['interviewTomorrow'])
})

test('only times and invitations of the next day are read', async () => {
  const { id: formId } = await theForm()
  const { invitationId } = await anInvited(inHours(100))
  const { candidateId } = await aCandidate()
  await connection.pool.query(
    `insert into interview_slots (id, company_id, form_id, starts_at, minutes, taken)
     select gen_random_uuid(), $1, $2, now() + (n - 2000) * interval '6 hours', 30, 1 from generate_series(1, 4000) as n`,
    [company.companyId, formId],
  )
  await connection.pool.query(
    `insert into interview_invitations (id, application_id, company_id, form_id, candidate_id, offer_id, status, answer_by)
     select gen_random_uuid(), application_id, company_id, form_id, $1, offer_id,
       case when n % 20 = 0 then 'Pending' else 'Accepted' end, now() + (n - 2000) * interval '6 hours'
     from interview_invitations, generate_series(1, 4000) as n where interview_invitations.id = $2`,
    [candidateId, invitationId],
  )
  await connection.pool.query('analyze interview_slots, interview_invitations, interview_bookings, interview_reminders')
  for (const { kind, due } of reminderKinds) {
    const { rows } = await database().execute<{ 'QUERY PLAN': string }>(sql`explain ${due} limit 500`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(kind === 'answer' ? /interview_invitations_answer_by/ : /interview_slots_coming/)
    expect(plan).not.toMatch(/Seq Scan on interview_(slots|invitations)/)
  }
})
