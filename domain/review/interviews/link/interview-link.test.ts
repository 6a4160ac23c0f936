import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { createAvailabilities as createCall } from '#contract/interviews/availabilities.ts'
import { inviteToInterviews as inviteCall } from '#contract/interviews/invitations.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { interviewInvitations as invitations, interviewSlots as slots } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { newId } from '#platform/ids.ts'
import { markId } from '#platform/tokens.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { released } from '../../../../tests/release-held.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { createAvailabilities } from '../create-availabilities.ts'
import { inviteToInterviews } from '../invite-to-interviews.ts'
import { answerInterviewLink } from './answer-interview-link.ts'
import { openLinkedCalendar } from './open-linked-calendar.ts'
import { readInterviewLink } from './read-interview-link.ts'

testDatabase()
const { company, aForm } = testCompany()

const thisHour = Math.floor(Date.now() / 3_600_000) * 3_600_000
const hours = (count: number) => new Date(thisHour + count * 3_600_000).toISOString()

let place = 0
const visitor = (): Caller => ({ language: 'tr', requestId: 'test', address: `192.0.2.${++place}` })

/** Candidates invited to two times by video, with the links in their e-mails. */
async function anInvited(people = 1) {
  const { id: formId } = await aForm()
  const ids = { companyId: company.companyId, formId }
  const times = { starts: [hours(24), hours(25)], minutes: 30, videoUrl: 'https://oda.kopru.test/gizli' }
  const { items } = await createAvailabilities(company.caller, { ...ids, ...createCall.body.parse(times) })
  const availabilityIds = items.map(({ id }) => id)
  const applied = await Promise.all(
    Array.from({ length: people }, () => aHandedIn({ id: formId, companyId: company.companyId })),
  )
  const applicationIds = applied.map(({ appId }) => appId)
  const offered = inviteCall.body.parse({ applicationIds, availabilityIds, message: 'Kimseye söyleme.' })
  await released(await inviteToInterviews(company.caller, { ...ids, ...offered }))
  const [[first = '', second = ''], all] = [
    availabilityIds,
    await database().select().from(invitations).where(eq(invitations.formId, formId)),
  ]
  const invited = applied.map((one) => {
    const { id = '' } = all.find(({ applicationId }) => applicationId === one.appId) ?? {}
    return { ...one, id, token: markId(id, 'interview links') }
  })
  return { first, second, slotIds: availabilityIds, invited, ...(invited[0] as (typeof invited)[number]) }
}

const answer = (token: string, given: Partial<Parameters<typeof answerInterviewLink>[1]> = {}) =>
  answerInterviewLink(visitor(), { answer: 'accept', wish: '', token, ...given })

test('the e-mail of an invitation leads to its link, the notification to its card', async () => {
  const { id, token, candidate } = await anInvited()
  await database()
    .update(accounts)
    .set({ emailVerifiedAt: sql`now()` })
    .where(eq(accounts.id, candidate.caller.person.accountId))
  await database().update(notifications).set({ emailDue: true })
  const [news] = await database()
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, candidate.caller.person.accountId))
  expect(news).toMatchObject({ event: 'interviewInvited', address: `/student-dashboard/interviews#${id}` })
  await notifyNews()
  const mails = await database().select().from(outbox)
  expect(mails.filter(({ text }) => text.includes(`/interview?token=${token}`))).toHaveLength(1)
})

test('the link shows who invites, for what and when, and nothing else', async () => {
  const { token, first, second } = await anInvited()
  const { state, interview } = await readInterviewLink(visitor(), { token })
  expect(state).toBe('open')
  expect(interview).toMatchObject({
    status: 'Pending',
    chosen: null,
    slots: [
      { id: first, isFree: true, isOnline: true },
      { id: second, isFree: true, isOnline: true },
    ],
    can: { answer: true },
  })
  const told = JSON.stringify(interview)
  for (const secret of ['gizli', 'Kimseye', '@']) expect(told).not.toContain(secret)
})

test('an answer by link is the candidate’s answer, and can be changed by it', async () => {
  const { token, first, second, appId, candidate } = await anInvited()
  expect(await answer(token, { slotId: first })).toMatchObject({ status: 'Accepted', chosen: { id: first } })
  expect(await answer(token, { slotId: second })).toMatchObject({ status: 'Accepted', chosen: { id: second } })
  const history = await database()
    .select()
    .from(applicationHistory)
    .where(sql`application_id = ${appId} and event = 'interviewAnswered'`)
  expect(history.map(({ by, accountId }) => [by, accountId])).toEqual(
    Array(2).fill(['candidate', candidate.caller.person.accountId]),
  )
  const file = await openLinkedCalendar(visitor(), { token })
  expect(String(file.content)).toContain('https://oda.kopru.test/gizli')
  const wished = await answer(token, { answer: 'reschedule', wish: 'Akşam olabilir mi?' })
  expect(wished).toMatchObject({ status: 'RescheduleRequested', chosen: null })
  expect(JSON.stringify(wished)).not.toContain('Akşam')
  await expect(openLinkedCalendar(visitor(), { token })).rejects.toThrow('files.notFound')
  expect(await answer(token, { answer: 'decline' })).toMatchObject({ status: 'Declined', can: { answer: false } })
  await expect(answer(token, { slotId: first })).rejects.toThrow('interviews.over')
})

test('of two link holders who want the same time, one gets it and the other chooses among the rest', async () => {
  const { first, second, invited } = await anInvited(2)
  const outcomes = await Promise.allSettled(invited.map(({ token }) => answer(token, { slotId: first })))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const slower = invited[outcomes.findIndex(({ status }) => status === 'rejected')]
  expect(await answer(slower?.token ?? '', { slotId: second })).toMatchObject({ chosen: { id: second } })
})

test('a forged, altered or foreign link opens nothing', async () => {
  const { id, token } = await anInvited()
  const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
  for (const wrong of ['-', id, `${token}A`, token.slice(1), changed, markId(newId(), 'interview links')]) {
    expect(await readInterviewLink(visitor(), { token: wrong })).toEqual({ state: 'unknown', interview: null })
    await expect(answer(wrong)).rejects.toThrow('accounts.wrongLink')
    await expect(openLinkedCalendar(visitor(), { token: wrong })).rejects.toThrow('accounts.wrongLink')
  }
})

test('a link works until the last of its times is over, and not after the account is closed', async () => {
  const { token, first, slotIds, candidate } = await anInvited()
  await answer(token, { slotId: first })
  await database().update(slots).set({ startsAt: sql`now() - interval '30 minutes'` }).where(eq(slots.id, first))
  expect(await readInterviewLink(visitor(), { token })).toEqual({ state: 'over', interview: null })
  await expect(answer(token, { answer: 'decline' })).rejects.toThrow('interviews.over')
  await expect(openLinkedCalendar(visitor(), { token })).rejects.toThrow('accounts.wrongLink')
  expect(slotIds).toHaveLength(2)
  await database()
    .update(accounts)
    .set({ deletedAt: sql`now()` })
    .where(eq(accounts.id, candidate.caller.person.accountId))
  expect(await readInterviewLink(visitor(), { token })).toEqual({ state: 'unknown', interview: null })
})

test('the link of a cancelled interview says so', async () => {
  const { token, id } = await anInvited()
  await database().update(invitations).set({ status: 'Cancelled' }).where(eq(invitations.id, id))
  const { interview } = await readInterviewLink(visitor(), { token })
  expect(interview).toMatchObject({ status: 'Cancelled', can: { answer: false } })
})

test('guessing links, and using one link too often, is rate-limited', async () => {
  const guesser = visitor()
  const guess = () => readInterviewLink(guesser, { token: newId() })
  for (let time = 0; time < 60; time++) await guess()
  await expect(guess()).rejects.toThrow('accounts.tooManyTries')
  const { token } = await anInvited()
  expect((await readInterviewLink(guesser, { token })).state).toBe('open')
  for (let time = 0; time < 119; time++) await readInterviewLink(visitor(), { token })
  await expect(readInterviewLink(visitor(), { token })).rejects.toThrow('accounts.tooManyTries')
})
