import { eq, sql } from 'drizzle-orm'
import { cancelInterviews as cancelCall, changeAvailability as changeCall } from '#contract/interviews/keeping.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewBookings, interviewSlots } from '#database/schema/interviews.ts'
import { notifications } from '#database/schema/notifications.ts'
import { cancelInterviews } from '#domain/review/interviews/keeping/cancel-interviews.ts'
import { changeAvailability } from '#domain/review/interviews/keeping/change-availability.ts'
import { aMember } from '../builders.ts'
import type { testCompany } from '../test-company.ts'
import { anInterviewRound, answerAs as answer } from './interview-round.ts'
import { notifyAnswersDue } from './notify-answers-due.ts'

type Round = Awaited<ReturnType<typeof anInterviewRound>>
export type Applied = Awaited<ReturnType<Round['someone']>>

/** Organizations' changes to chosen interviews, and the resulting notifications. */
export function interviewKeeping(world: ReturnType<typeof testCompany>) {
  const { company } = world
  return {
    aRound: (times?: object) => anInterviewRound(world, times),
    anInterviewer: (name: string) =>
      aMember(company.companyId, { permissions: { Applications: 'WriteRead' } }, { name, surname: 'Aksoy' }),
    change: ({ companyId, formId }: Round, id: string, body: object) =>
      changeAvailability(company.caller, { companyId, formId, id, ...changeCall.body.parse(body) }),
    cancel: ({ companyId, formId }: Round, body: object) =>
      cancelInterviews(company.caller, { companyId, formId, ...cancelCall.body.parse(body) }),
  }
}

export async function answerAs(applied: Applied, given: object) {
  const interview = await answer(applied, given)
  await notifyAnswersDue()
  return interview
}

export async function newsOf(accountId: string) {
  const rows = await database()
    .select({ event: notifications.event })
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(notifications.id)
  return rows.map(({ event }) => event)
}

export const newsFor = ({ candidate }: Applied) => newsOf(candidate.accountId)

export const seatsTaken = (slotIds: readonly string[]) =>
  database().$count(interviewBookings, sql`${interviewBookings.slotId} = any(${sql.param([...slotIds])}::uuid[])`)

export async function actionOf(appId: string) {
  const [row] = await database().select().from(applications).where(eq(applications.id, appId))
  return row?.action
}

/** The times of a round as if they had been planned for earlier. */
export const begin = (slotId: string | undefined) =>
  database()
    .update(interviewSlots)
    .set({ startsAt: new Date(Date.now() - 60_000) })
    .where(eq(interviewSlots.id, slotId ?? ''))
