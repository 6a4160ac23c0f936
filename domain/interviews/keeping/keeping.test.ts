import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cancelInterviews as cancelCall, changeAvailability as changeCall } from '#contract/interviews/keeping.ts'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { applicationHistory as history } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewBookings, interviewers, interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { listCompanyAccounts } from '#domain/company-accounts/list-company-accounts.ts'
import { removeCompanyAccount } from '#domain/company-accounts/remove-company-account.ts'
import { readCompanyDashboard } from '#domain/company-dashboard/read-company-dashboard.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { anInterviewRound, answerAs as answer, hours, ownInterview } from '../../../tests/interview-round.ts'
import { tellAnswersDue } from '../../../tests/tell-answers-due.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { lapseInvitations } from '../lapse-invitations.ts'
import { listCalendar } from '../overview/list-calendar.ts'
import { listOpenInterviews } from '../overview/list-open-interviews.ts'
import { tellUnstaffed } from '../telling/tell-unstaffed.ts'
import { cancelInterviews } from './cancel-interviews.ts'
import { changeAvailability } from './change-availability.ts'
import { closeInterviews } from './close-interviews.ts'
import { handOverInterviews } from './hand-over-interviews.ts'
import { remindUnanswered } from './remind-unanswered.ts'
import { replyToWish } from './reply-to-wish.ts'
import { saveInterviewResult } from './save-interview-result.ts'

testDatabase()
const answerAs = async (applied: Applied, given: object) => {
  const interview = await answer(applied, given)
  await tellAnswersDue()
  return interview
}
const world = testCompany()
const { company } = world
const aRound = (times?: object) => anInterviewRound(world, times)
type Round = Awaited<ReturnType<typeof aRound>>
type Applied = Awaited<ReturnType<Round['someone']>>

const change = ({ companyId, formId }: Round, id: string, body: object) =>
  changeAvailability(company.caller, { companyId, formId, id, ...changeCall.body.parse(body) })
const cancel = ({ companyId, formId }: Round, body: object) =>
  cancelInterviews(company.caller, { companyId, formId, ...cancelCall.body.parse(body) })
const anInterviewer = (name: string) => aMember(company.companyId, {}, { name, surname: 'Aksoy' })

const newsOf = async (accountId: string) => {
  const rows = await database()
    .select({ event: notifications.event })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(notifications.id)
  return rows.map(({ event }) => event)
}
const newsFor = ({ candidate }: Applied) => newsOf(candidate.accountId)
const seatsTaken = (slotIds: readonly string[]) =>
  database().$count(interviewBookings, sql`${interviewBookings.slotId} = any(${sql.param([...slotIds])}::uuid[])`)
const actionOf = async (appId: string) => {
  const [row] = await database().select().from(applications).where(eq(applications.id, appId))
  return row?.action
}
/** The times of a round as if they had been planned for earlier. */
const begin = (slotId: string | undefined) =>
  database()
    .update(interviewSlots)
    .set({ startsAt: new Date(Date.now() - 60_000) })
    .where(eq(interviewSlots.id, slotId ?? ''))

test('a time is moved with everybody who comes to it; what does not matter to them they do not hear', async () => {
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

test('what the organization moved can be given up until it begins, also after the limit for changes', async () => {
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
  // A time of their own choice has the limit again.
  expect((await ownInterview(applied)).can.answer).toBe(false)
})

test('who wants another time waits on the dashboard until it is answered', async () => {
  const round = await aRound({ seats: 5 })
  const applied = await round.invited()
  await answerAs(applied, { answer: 'reschedule', wish: 'Akşam olsun.' })
  const { companyId, formId } = round
  const wishes = async () =>
    (await readCompanyDashboard(company.caller, { companyId })).awaited.filter(
      (item) => item.kind === 'wish' && item.formId === formId,
    )
  expect(await wishes()).toMatchObject([{ count: 1, at: expect.any(String) }])
  await answerAs(applied, { slotId: round.slotIds[0] })
  expect(await wishes()).toEqual([])
})

test('seats are never fewer than those who come, whichever they have', async () => {
  const round = await aRound({ seats: 5 })
  const [slotId = ''] = round.slotIds
  const people = await Promise.all([1, 2, 3].map(() => round.invited()))
  for (const one of people) await answerAs(one, { slotId })
  await answerAs(people[0] as Applied, { answer: 'decline' })
  await expect(change(round, slotId, { seats: 1 })).rejects.toMatchObject({ code: 'interviews.seatsTaken' })
  expect(await change(round, slotId, { seats: 2 })).toMatchObject({ availability: { seats: 2, taken: 2 } })
})

test('nobody is put in two places, nor a time into the past, nor what has begun', async () => {
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

test('of two who move two times onto each other at once one is refused, and nothing is half done', async () => {
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

test('the database itself keeps everybody from being in two places', async () => {
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

test('an interview is called off, its seat is free, and who waits for one hears of it', async () => {
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

test('a time is taken back with who comes to it; they choose again between the others', async () => {
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

test('who chooses a time at the moment at which it is taken back is not left with half a seat', async () => {
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

test('who wants another time gets others, or is asked to take one of the first', async () => {
  const round = await aRound({ starts: [hours(24)] })
  const [given = ''] = await round.make({ starts: [hours(48)] })
  const applied = await round.invited()
  await answerAs(applied, { answer: 'reschedule', wish: 'Perşembe olur mu?' })
  const { companyId, formId } = round
  const open = await listOpenInterviews(company.caller, {
    companyId,
    formId,
    status: 'RescheduleRequested',
    pageNumber: 1,
    pageSize: 20,
  })
  expect(open).toMatchObject({
    total: 1,
    items: [{ wish: 'Perşembe olur mu?', freeTimes: 1, applicationId: applied.appId }],
  })
  const { id: invitationId } = await ownInterview(applied)
  const reply = (body: object) =>
    replyToWish(company.caller, {
      ...{
        companyId,
        formId,
        invitationId,
        answer: 'offer' as const,
        availabilityIds: [],
        answerBy: null,
        message: '',
      },
      ...body,
    })
  await expect(reply({ availabilityIds: [(await aRound()).slotIds[0] ?? ''] })).rejects.toMatchObject({
    code: 'interviews.timeNotFound',
  })
  expect(await reply({ availabilityIds: [given], message: 'Bunu önerebiliriz.' })).toEqual({ status: 'Pending' })
  expect(await ownInterview(applied)).toMatchObject({ status: 'Pending', slots: [{ id: given }] })
  expect(await newsFor(applied)).toContain('interviewReoffered')
  await expect(reply({ availabilityIds: [given] })).rejects.toMatchObject({ code: 'interviews.nothingWished' })
  await answerAs(applied, { answer: 'reschedule', wish: 'Cuma?' })
  expect(await reply({ answer: 'refuse' })).toEqual({ status: 'Pending' })
  expect(await newsFor(applied)).toContain('interviewWishRefused')
  await answerAs(applied, { slotId: given })
  expect((await round.interviewsOf(applied.appId)).items).toMatchObject([{ status: 'Accepted', chosen: { id: given } }])
})

test('a sick interviewer’s day goes to a colleague, and everybody is told', async () => {
  const [sick, colleague] = [await anInterviewer('Deniz'), await anInterviewer('Ekin')]
  const round = await aRound({ interviewerIds: [sick.accountId] })
  const applied = await round.invited()
  await answerAs(applied, { slotId: round.slotIds[0] })
  const body = {
    companyId: company.companyId,
    fromId: sick.accountId,
    toId: colleague.accountId,
    startsFrom: hours(20),
    startsBefore: hours(40),
    message: 'Deniz hastalandı.',
    dryRun: false,
  }
  expect(await handOverInterviews(company.caller, { ...body, dryRun: true })).toEqual({ times: 2, told: 1 })
  const [busy = ''] = await round.make({ starts: [hours(25)], interviewerIds: [colleague.accountId] })
  await expect(handOverInterviews(company.caller, body)).rejects.toMatchObject({
    code: 'interviews.interviewerBusy',
    values: { clashes: `Ekin Aksoy (${formatDateTime(hours(25), 'tr')})`, more: 0 },
  })
  await cancel(round, { availabilityIds: [busy] })
  expect(await handOverInterviews(company.caller, body)).toEqual({ times: 2, told: 1 })
  const at = and(eq(interviewers.accountId, colleague.accountId))
  expect(await database().$count(interviewers, at)).toBe(2)
  expect(await newsOf(sick.accountId)).toContain('interviewOff')
  expect(await newsOf(colleague.accountId)).toContain('interviewPlanned')
  expect(await newsFor(applied)).toContain('interviewMoved')
  expect(await handOverInterviews(company.caller, body)).toEqual({ times: 0, told: 0 })
})

test('results and outcomes are written once it has begun, each member their own', async () => {
  const round = await aRound()
  const applied = await round.invited()
  await answerAs(applied, { slotId: round.slotIds[0] })
  const { companyId, formId } = round
  const { id: invitationId } = await ownInterview(applied)
  const ids = { companyId, formId, invitationId }
  const result = { score: 80, recommendation: 'Yes' as const, note: 'İyi hazırlanmış.' }
  await expect(saveInterviewResult(company.caller, { ...ids, ...result })).rejects.toMatchObject({
    code: 'interviews.notBegun',
  })
  const close = (outcome: 'Done' | 'NoShow' | 'Accepted') =>
    closeInterviews(company.caller, { companyId, formId, invitationIds: [invitationId], outcome })
  expect(await close('Done')).toEqual({ changed: 0, refused: 1 })
  await begin(round.slotIds[0])
  expect(await saveInterviewResult(company.caller, { ...ids, ...result })).toMatchObject({
    results: [{ ...result, isMine: true }],
  })
  const { caller } = await anInterviewer('Ekin')
  const { results } = await saveInterviewResult(caller, { ...ids, score: null, recommendation: 'No', note: '' })
  expect(results.map(({ isMine }) => isMine)).toContain(true)
  expect(results).toHaveLength(2)
  expect(await close('NoShow')).toEqual({ changed: 1, refused: 0 })
  expect(await close('Done')).toEqual({ changed: 1, refused: 0 })
  expect(await close('Done')).toEqual({ changed: 0, refused: 0 })
  expect((await round.interviewsOf(applied.appId)).items).toMatchObject([
    { status: 'Done', results: [{}, {}], can: { close: true, cancel: false } },
  ])
  const empty = { score: null, recommendation: null, note: '' }
  expect((await saveInterviewResult(caller, { ...ids, ...empty })).results).toHaveLength(1)
  const [day] = (
    await listCalendar(company.caller, {
      ...{
        companyId,
        formId,
        from: hours(-12),
        to: hours(48),
        timeZone: 'Europe/Istanbul',
        pageNumber: 1,
        pageSize: 50,
      },
    })
  ).items
  expect(day).toMatchObject({
    formId,
    people: [{ invitationId, status: 'Done', results: 1, isMineWritten: true, name: expect.any(String) }],
  })
})

test('two first savings of one result at once are one entry of the history', async () => {
  const round = await aRound()
  const applied = await round.invited()
  await answerAs(applied, { slotId: round.slotIds[0] })
  await begin(round.slotIds[0])
  const { id: invitationId } = await ownInterview(applied)
  const { companyId, formId } = round
  const save = (score: number) =>
    saveInterviewResult(company.caller, { companyId, formId, invitationId, score, recommendation: null, note: '' })
  await Promise.all([60, 61, 62, 63].map(save))
  const written = and(eq(history.applicationId, applied.appId), eq(history.event, 'interviewResultWritten'))
  expect(await database().$count(history, written)).toBe(1)
})

test('those who come to an interviewer that was removed are known to whoever invited them', async () => {
  const leaving = await anInterviewer('Deniz')
  const round = await aRound({ interviewerIds: [leaving.accountId] })
  const applied = await round.invited()
  await answerAs(applied, { slotId: round.slotIds[0] })
  const { companyId } = company
  const { items } = await listCompanyAccounts(company.caller, { companyId })
  expect(items.find(({ accountId }) => accountId === leaving.accountId)).toMatchObject({ comingInterviews: 1 })
  await removeCompanyAccount(company.caller, { companyId, accountId: leaving.accountId })
  const { rows } = await database().execute<{ data: unknown }>(
    sql`delete from pgboss.job where name = ${jobs.tellUnstaffed.name} returning data`,
  )
  for (const { data } of [...rows, ...rows]) await tellUnstaffed(jobs.tellUnstaffed.input.parse(data))
  expect((await newsOf(company.accountId)).filter((event) => event === 'interviewsUnstaffed')).toHaveLength(1)
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

test('those who have not answered are reminded by hand, each once a day', async () => {
  const round = await aRound({ seats: 5 })
  const [silent, today, chosen] = [await round.invited(), await round.invited(), await round.invited()]
  await answerAs(chosen, { slotId: round.slotIds[0] })
  await database()
    .update(interviewInvitations)
    .set({ createdAt: new Date(Date.now() - 2 * 86_400_000) })
    .where(eq(interviewInvitations.applicationId, silent.appId))
  const { companyId, formId } = round
  const remind = () => remindUnanswered(company.caller, { companyId, formId })
  const told = await Promise.all([remind(), remind()])
  expect(told.map(({ told: count }) => count).sort()).toEqual([0, 1])
  expect(await newsFor(silent)).toContain('interviewAnswerReminder')
  for (const other of [today, chosen]) expect(await newsFor(other)).not.toContain('interviewAnswerReminder')
})
