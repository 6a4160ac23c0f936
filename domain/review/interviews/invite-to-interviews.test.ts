import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAvailabilities as createCall } from '#contract/interviews/availabilities.ts'
import { inviteToInterviews as inviteCall } from '#contract/interviews/invitations.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewBookings, interviewInvitations } from '#database/schema/interviews.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { newId } from '#platform/ids.ts'
import { formatAppointment } from '#platform/text/appointments.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { released } from '../../../tests/release-held.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { lastMessageTo } from '../../../tests/visitor.ts'
import { answerInterview } from './answer-interview.ts'
import { createAvailabilities } from './create-availabilities.ts'
import { inviteToInterviews } from './invite-to-interviews.ts'
import { listInterviews } from './list-interviews.ts'
import { listInterviewsOfApplication } from './list-interviews-of-application.ts'

testDatabase()
const { company, aForm } = testCompany()

const thisHour = Math.floor(Date.now() / 3_600_000) * 3_600_000
const hours = (count: number) => new Date(thisHour + count * 3_600_000).toISOString()

async function aRound(seats = 1, starts = [hours(24), hours(25)]) {
  const { id: formId } = await aForm()
  const ids = { companyId: company.companyId, formId }
  const body = createCall.body.parse({ starts, minutes: 30, seats })
  const { items } = await createAvailabilities(company.caller, { ...ids, ...body })
  const slotIds = items.map(({ id }) => id)
  const someone = () => aHandedIn({ id: formId, companyId: company.companyId })
  const invite = async (applicationIds: string[], change: object = {}) =>
    released(
      await inviteToInterviews(company.caller, {
        ...ids,
        ...inviteCall.body.parse({
          applicationIds,
          availabilityIds: slotIds,
          message: 'Sizi tanımak isteriz.',
          ...change,
        }),
      }),
    )
  const interviewsOf = (appId: string) => listInterviewsOfApplication(company.caller, { ...ids, appId })
  return { ...ids, slotIds, someone, invite, interviewsOf }
}

type Applied = Awaited<ReturnType<typeof aHandedIn>>

async function accept({ candidate: { candidateId, caller } }: Applied, slotId: string) {
  const { items } = await listInterviews(caller, { candidateId })
  return answerInterview(caller, { candidateId, invitationId: items[0]?.id ?? '', answer: 'accept', slotId, wish: '' })
}

test('the e-mail of an invitation names the free times', async () => {
  const starts = Array.from({ length: 6 }, (_, at) => hours(24 + at))
  const { someone, invite } = await aRound(1, starts)
  const [first, second] = [await someone(), await someone()]
  await invite([first.appId], { answerBy: hours(20) })
  await accept(first, (await listInterviews(first.candidate.caller, first.candidate)).items[0]?.slots.at(-1)?.id ?? '')
  await invite([second.appId])
  await notifyNews()
  const { subject, text } = await lastMessageTo(second.candidate.email)
  expect(subject).toMatch(/^Mülakat için saat seç: /)
  const offered = starts.slice(0, 5).map((start) => `- ${formatAppointment(start, 'tr')}`)
  expect(text).toContain(`> Sizi tanımak isteriz.\n\n${offered.join('\n')}\n\nSaat seç:\nhttps://`)
})

test('a dry run counts the applications that are already decided, and refuses none of them', async () => {
  const { someone, invite } = await aRound()
  const people = [await someone(), await someone(), await someone()]
  const ids = people.map(({ appId }) => appId)
  for (const [at, status] of (['Rejected', 'Approved'] as const).entries())
    await database()
      .update(applications)
      .set({ status })
      .where(eq(applications.id, ids[at] ?? ''))
  expect(await invite(ids, { dryRun: true })).toMatchObject({ changed: 3, refused: [], decided: 2 })
  expect(await invite(ids.slice(2))).toMatchObject({ changed: 1, decided: 0 })
})

test('an invited candidate is notified and chooses, and both sides see the same', async () => {
  const { someone, invite, slotIds, interviewsOf } = await aRound()
  const [one, other] = [await someone(), await someone()]
  const both = [one.appId, other.appId]
  expect(await invite(both, { dryRun: true })).toMatchObject({ actId: null, changed: 2, freeSeats: 2, waiting: 0 })
  expect((await interviewsOf(one.appId)).items).toEqual([])
  expect(await invite(both, { answerBy: hours(20) })).toMatchObject({
    changed: 2,
    refused: [],
    freeSeats: 2,
    waiting: 0,
  })
  const { candidateId, caller } = one.candidate
  const { items } = await listInterviews(caller, { candidateId })
  expect(items).toMatchObject([
    { status: 'Pending', answerBy: hours(20), slots: [{ id: slotIds[0] }, { id: slotIds[1] }] },
  ])
  const [application] = await database().select().from(applications).where(eq(applications.id, one.appId))
  expect(application?.action).toBe('InterviewInvited')
  await accept(one, slotIds[1] ?? '')
  expect(await interviewsOf(one.appId)).toMatchObject({
    items: [{ status: 'Accepted', chosen: { id: slotIds[1], taken: 1, offered: 1 }, invitedBy: expect.any(String) }],
    can: { invite: true },
  })
  const history = await listApplicationHistory(caller, { candidateId, id: one.appId })
  expect(history.items.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['interviewInvited', 'interviewAnswered']),
  )
  const third = await someone()
  expect(await invite([...both, third.appId])).toMatchObject({
    changed: 1,
    refused: [{ reason: 'alreadyInvited', count: 2 }],
    freeSeats: 1,
    waiting: 1,
  })
})

test('times of another form, past ones, and answers that come too late are refused', async () => {
  const [{ someone, invite }, other] = [await aRound(), await aRound()]
  const { appId } = await someone()
  for (const availabilityIds of [[newId()], other.slotIds])
    await expect(invite([appId], { availabilityIds })).rejects.toMatchObject({ code: 'interviews.timeNotFound' })
  for (const answerBy of [hours(-1), hours(26)])
    await expect(invite([appId], { answerBy })).rejects.toMatchObject({ code: 'interviews.answerByTooLate' })
  const count = await database().$count(interviewInvitations, eq(interviewInvitations.applicationId, appId))
  expect(count).toBe(0)
})

test('of forty who choose at once, exactly as many succeed as there are seats', async () => {
  const { someone, invite, slotIds } = await aRound(12)
  const people = await Promise.all(Array.from({ length: 40 }, someone))
  await invite(people.map(({ appId }) => appId))
  const outcomes = await Promise.allSettled(people.map((one, at) => accept(one, slotIds[at % 2] ?? '')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(24)
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(reasons)).toEqual(new Set(['interviews.slotTaken']))
  const taken = await database()
    .select({ slotId: interviewBookings.slotId, seats: sql<number>`count(distinct ${interviewBookings.seat})::int` })
    .from(interviewBookings)
    .where(sql`${interviewBookings.slotId} = any(${sql.param(slotIds)}::uuid[])`)
    .groupBy(interviewBookings.slotId)
  expect(taken.map(({ seats }) => seats)).toEqual([12, 12])
})
