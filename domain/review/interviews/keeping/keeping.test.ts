import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { applicationHistory as history } from '#database/schema/application-history.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { readCompanyDashboard } from '#domain/desk/company-dashboard/read-company-dashboard.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { answerAs, begin, interviewKeeping, newsFor } from '../../../../tests/worlds/interview-keeping.ts'
import { hours, ownInterview } from '../../../../tests/worlds/interview-round.ts'
import { listCalendar } from '../overview/list-calendar.ts'
import { listOpenInterviews } from '../overview/list-open-interviews.ts'
import { closeInterviews } from './close-interviews.ts'
import { remindUnanswered } from './remind-unanswered.ts'
import { replyToWish } from './reply-to-wish.ts'
import { saveInterviewResult } from './save-interview-result.ts'

testDatabase()
const world = testCompany()
const { company } = world
const { aRound, anInterviewer } = interviewKeeping(world)

test('a wish for another time is on the dashboard until it is answered', async () => {
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

test('a candidate who wishes another time is offered others, or asked to take one of the first', async () => {
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

test('results and outcomes can be written once it has begun, a result by each member', async () => {
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

test('saving one result for the first time twice at once writes one history entry', async () => {
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

test('candidates who have not answered are reminded by hand, each once a day', async () => {
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
