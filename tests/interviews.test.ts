import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import type { Output } from '#contract/call.ts'
import type { listCalendar } from '#contract/interviews/calendar.ts'
import type { Interview } from '#contract/interviews/interviews.ts'
import type { inviteToInterviews, listInterviewsOfApplication } from '#contract/interviews/invitations.ts'
import { plannedStarts, type SlotPlan } from '#contract/interviews/slot-plan.ts'
import { database } from '#database/connection.ts'
import { interviewSlots } from '#database/schema/interviews.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { aCompany, aMember, aPublishedForm, bearer } from './builders.ts'
import { testDatabase } from './database.ts'
import { aHandedIn } from './handed-in.ts'
import { released } from './release-held.ts'
import { testApi } from './server.ts'
import { notifyAnswersDue } from './worlds/notify-answers-due.ts'

// One round of interviews from its planning to its results, over the API as the screens use it: three days, two panels,
// forty candidates.

const connection = testDatabase()
const startApi = testApi()
let app: Server

type Company = Awaited<ReturnType<typeof aCompany>>
type Applied = Awaited<ReturnType<typeof aHandedIn>>
const round = {} as {
  readonly company: Company
  readonly form: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly panels: readonly [readonly string[], readonly string[]]
  readonly colleague: string
  readonly people: readonly Applied[]
}

beforeAll(async () => {
  ;({ app } = await startApi())
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const members = []
  for (const name of ['Deniz', 'Ekin', 'Umut', 'Bahar', 'Yedek'])
    members.push(
      (await aMember(companyId, { permissions: { Applications: 'WriteRead' } }, { name, surname: 'Aksoy' })).accountId,
    )
  const [one = '', two = '', three = '', four = '', colleague = ''] = members
  const people = []
  for (let at = 0; at < 40; at++) people.push(await aHandedIn({ id: formId, companyId }))
  Object.assign(round, {
    company,
    people,
    colleague,
    form: formId,
    address: `/api/companies/${companyId}/forms/${formId}/interviews`,
    headers: await bearer(company.caller.person),
    panels: [
      [one, two],
      [three, four],
    ],
  })
})

async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object): Promise<T> {
  const answer = await app.inject({ method, url, headers: round.headers, ...(payload && { payload }) })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json() as T
}

async function of({ candidate }: Applied) {
  const headers = await bearer(candidate.caller.person)
  const url = `/api/candidates/${candidate.candidateId}/applications/interviews`
  const mine = async () => (await app.inject({ url, headers })).json<{ items: Interview[] }>().items[0] as Interview
  const { id } = await mine()
  const answer = (payload: object) => app.inject({ method: 'PATCH', url: `${url}/${id}`, headers, payload })
  return { id, mine, answer }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const days = [30, 31, 32].map(dayIn)
/** A moment of Istanbul, where no clocks change. */
const istanbul = (day: string | undefined, time: string) => new Date(`${day}T${time}+03:00`).toISOString()
const plan: SlotPlan = {
  firstDay: dayIn(30),
  lastDay: dayIn(32),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '09:00',
  to: '12:30',
  minutes: 45,
  pause: 15,
  lunch: null,
  timeZone: 'Europe/Istanbul',
  leaveOutHolidays: false,
}
const starts = plannedStarts(plan, new Map()).map((start) => start.toISOString())

/** Rebuilds all recipients' calendars from the e-mails sent so far. */
const eventsOf = async (email: string) => {
  await notifyAnswersDue()
  await notifyNews()
  const { rows } = await connection.pool.query<{ method: string; start: string }>(
    `select calendar->>'method' as method, substring(calendar->>'content' from 'DTSTART[^:]*:([0-9TZ]+)') as start
     from outbox where recipient = $1 and calendar is not null order by created_at, id`,
    [email],
  )
  return rows
}

test('a round of interviews', async () => {
  const { address, panels, people, company, colleague } = round
  expect(starts).toHaveLength(9)
  const times: string[] = []
  for (const [at, interviewerIds] of panels.entries()) {
    const { items } = await ask<{ items: { id: string }[] }>('POST', `${address}/availabilities`, {
      starts,
      minutes: 45,
      interviewerIds,
      place: `Oda ${at + 1}`,
    })
    times.push(...items.map(({ id }) => id))
  }
  const invitation = {
    applicationIds: people.map(({ appId }) => appId),
    availabilityIds: times,
    message: 'Sizi tanımak isteriz.',
    changeHours: 24,
  }
  const tried = await ask<Output<typeof inviteToInterviews>>('POST', address, { ...invitation, dryRun: true })
  expect(tried).toMatchObject({ changed: 40, freeSeats: 18, waiting: 0, actId: null })
  const sent = await ask<Output<typeof inviteToInterviews>>('POST', address, invitation)
  expect(await released(sent)).toMatchObject({ changed: 40, refused: [] })

  // Twelve press at the same moment, two for each of six times.
  const pressing = await Promise.all(people.slice(0, 12).map(of))
  const answers = await Promise.all(
    pressing.map(({ answer }, at) => answer({ answer: 'accept', slotId: times[Math.floor(at / 2)] })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(6).fill(200), ...Array(6).fill(409)])
  const lucky = pressing.filter((_, at) => answers[at]?.statusCode === 200)
  const unlucky = pressing.filter((_, at) => answers[at]?.statusCode === 409)
  for (const { mine } of unlucky) {
    const left = await mine()
    expect(left.status).toBe('Pending')
    expect(left.slots.filter(({ isFree }) => isFree)).toHaveLength(12)
  }

  // The others take what is left, until nothing is.
  const others = await Promise.all(people.slice(12, 24).map(of))
  for (const [at, { answer }] of others.entries())
    expect((await answer({ answer: 'accept', slotId: times[6 + at] })).statusCode).toBe(200)
  const [waiting, wishing] = [unlucky[0], lucky[0]]
  if (!waiting || !wishing) throw new Error('Nobody was refused')
  expect((await waiting.answer({ answer: 'accept', slotId: times[0] })).statusCode).toBe(409)

  // A candidate asks for another time and gets it; their seat goes to a waiting candidate, who is notified.
  await wishing.answer({ answer: 'reschedule', wish: 'Öğleden sonra olur mu?' })
  await notifyAnswersDue()
  const heard = await connection.pool.query(`select 1 from notifications where event = 'interviewSeatFreed'`)
  expect(heard.rowCount).toBe(22)
  expect((await waiting.answer({ answer: 'accept', slotId: times[0] })).statusCode).toBe(200)
  const { items: made } = await ask<{ items: { id: string }[] }>('POST', `${address}/availabilities`, {
    starts: [istanbul(days[2], '15:00')],
    minutes: 45,
    interviewerIds: panels[0],
  })
  await ask('POST', `${address}/${wishing.id}/reply`, {
    answer: 'offer',
    availabilityIds: [made[0]?.id],
    message: 'Bu olur mu?',
  })
  expect((await wishing.answer({ answer: 'accept' })).json()).toMatchObject({ status: 'Accepted' })

  // An interviewer falls ill: their first day moves to a colleague.
  const [ill = ''] = panels[1]
  const day = { startsFrom: istanbul(days[0], '00:00'), startsBefore: istanbul(days[1], '00:00') }
  const handOver = { fromId: ill, toId: colleague, ...day, message: 'Umut Bey hastalandı.' }
  const hands = `/api/companies/${company.companyId}/interviews/hand-overs`
  expect(await ask('POST', hands, { ...handOver, dryRun: true })).toEqual({ times: 3, told: 3 })
  expect(await ask('POST', hands, handOver)).toEqual({ times: 3, told: 3 })
  const moved = people.slice(12, 24)[3]?.candidate.email ?? ''
  expect((await eventsOf(moved)).map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])

  // The day comes.
  await database()
    .update(interviewSlots)
    .set({ startsAt: new Date(Date.now() - 3_600_000) })
    .where(eq(interviewSlots.id, times[0] ?? ''))
  const outcome = { invitationIds: [waiting.id], outcome: 'NoShow' }
  expect(await ask('POST', `${address}/outcomes`, outcome)).toEqual({ changed: 1, refused: 0 })
  await ask('POST', `${address}/outcomes`, { ...outcome, outcome: 'Done' })
  await ask('PUT', `${address}/${waiting.id}/result`, { score: 85, recommendation: 'Yes', note: 'Çok istekli.' })
  const [appId] = (
    await connection.pool.query<{ id: string }>(
      'select application_id as id from interview_invitations where id = $1',
      [waiting.id],
    )
  ).rows.map(({ id }) => id)
  const { items } = await ask<Output<typeof listInterviewsOfApplication>>('GET', `${address}/applications/${appId}`)
  expect(items).toMatchObject([{ status: 'Done', results: [{ score: 85, recommendation: 'Yes', isMine: true }] }])
  const calendar = await ask<Output<typeof listCalendar>>(
    'GET',
    `/api/companies/${company.companyId}/interviews?from=${istanbul(days[0], '00:00')}&to=${istanbul(dayIn(40), '00:00')}`,
  )
  expect(calendar.days).toEqual([
    { day: days[0], times: 5, seats: 5, taken: 5 },
    { day: days[1], times: 6, seats: 6, taken: 6 },
    { day: days[2], times: 7, seats: 7, taken: 7 },
  ])
})
