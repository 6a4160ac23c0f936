import { asc, eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { database } from '#database/connection.ts'
import { interviewers, interviewInvitations, interviewSlots, offeredSlots } from '#database/schema/interviews.ts'
import { outbox } from '#database/schema/outbox.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { answerInterview } from '#domain/review/interviews/answer-interview.ts'
import { newId } from '#platform/ids.ts'
import { aMember } from '../builders.ts'
import { aHandedIn } from '../handed-in.ts'
import type { testCompany } from '../test-company.ts'
import { notifyAnswersDue } from './notify-answers-due.ts'

export const hour = 3_600_000
const day = 24 * hour
/** Nine in the morning, by Greenwich, in a hundred days. */
export const startsAt = new Date(Math.floor(Date.now() / day) * day + 100 * day + 9 * hour)
export const laterAt = new Date(startsAt.getTime() + hour)

const able = { permissions: { Applications: 'WriteRead' } } as const

export interface Planned {
  readonly seats?: number
  readonly people?: number
  readonly timeZone?: string
}

/** Two interviewers with two times, and candidates who may choose between them. */
export async function anInterviewPlan(
  { company, aForm }: ReturnType<typeof testCompany>,
  { seats = 1, people = 1, timeZone = 'Europe/Istanbul' }: Planned = {},
) {
  const { companyId, accountId: invitedBy } = company
  const form = await aForm()
  const formId = form.id
  const members = [await aMember(companyId, able), await aMember(companyId, able)]
  const times = [0, 1].map((at) => ({ id: newId(), startsAt: new Date(startsAt.getTime() + at * hour) }))
  const shared = { companyId, formId, minutes: 30, seats, timeZone, place: 'Kadıköy' }
  await database()
    .insert(interviewSlots)
    .values(times.map((time) => ({ ...time, ...shared })))
  await database()
    .insert(interviewers)
    .values(
      times.flatMap((time) =>
        members.map(({ caller }) => ({
          slotId: time.id,
          accountId: caller.person.accountId,
          startsAt: time.startsAt,
          endsAt: new Date(time.startsAt.getTime() + hour / 2),
        })),
      ),
    )
  const offerId = newId()
  await database()
    .insert(offeredSlots)
    .values(times.map(({ id }) => ({ offerId, slotId: id })))
  const invited = []
  for (let count = 0; count < people; count++) {
    const { appId: applicationId, candidate } = await aHandedIn({ id: formId, companyId })
    const { candidateId } = candidate
    const id = newId()
    await database().insert(interviewInvitations).values({
      id,
      offerId,
      applicationId,
      companyId,
      formId,
      candidateId,
      invitedBy,
      message: 'Sizi tanımak isteriz.',
    })
    invited.push({ ...candidate, applicationId, invitationId: id })
  }
  return { formId, slotIds: times.map(({ id }) => id) as [string, string], members, invited }
}
export type Plan = Awaited<ReturnType<typeof anInterviewPlan>>
export type Invited = Plan['invited'][number]

export async function answer(
  { caller, candidateId, invitationId }: Invited,
  given: 'accept' | 'decline' | 'reschedule',
  slotId?: string,
) {
  await answerInterview(caller, { candidateId, invitationId, answer: given, wish: '', ...(slotId && { slotId }) })
  await notifyAnswersDue()
}

/** The successive calendar e-mails of one recipient. */
export async function calendarOf(email: string) {
  await notifyNews()
  const rows = await database().select({ calendar: outbox.calendar }).from(outbox).where(eq(outbox.recipient, email))
  const told = rows.flatMap(({ calendar }) => {
    if (!calendar) return []
    const event = new ICAL.Component(ICAL.parse(calendar.content)).getFirstSubcomponent('vevent')
    if (!event) throw new Error('The calendar has no event')
    const { uid, sequence, startDate, summary } = new ICAL.Event(event)
    return [{ method: calendar.method, uid, sequence, start: startDate.toJSDate().toISOString(), summary }]
  })
  // As a calendar orders them, whatever comes first.
  return told.toSorted((one, other) => one.sequence - other.sequence)
}

export const steps = async (email: string) =>
  (await calendarOf(email)).map(({ method, uid, sequence }) => [method, uid, sequence])

export const page = { filter: 'all', pageNumber: 1, pageSize: 50 } as const

export const textsOf = async (caller: Invited['caller']) =>
  (await listNotifications(caller, page)).items.map(({ text }) => text)

export const mailsTo = async (email: string) => {
  await notifyNews()
  return database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id))
}

export const one = <T>(list: readonly T[]): T => list[0] as T
