import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { InterviewDayChange } from '#contract/interviews/days.ts'
import { mostTouched } from '#contract/interviews/days.ts'
import type { Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { senderName } from '#domain/review/review/reviewed-application.ts'

export interface InterviewDay extends InterviewDayChange {
  readonly companyId: string
}

/** The times of the day that have not begun; with `seen`, only those that the officer saw. */
export const slotsOfDay = ({ companyId, formId, startsFrom, startsBefore }: InterviewDay, seen?: readonly string[]) =>
  and(
    seen && sql`${slots.id} = any(${uuids(seen)})`,
    eq(slots.companyId, companyId),
    gte(slots.startsAt, new Date(startsFrom)),
    lt(slots.startsAt, new Date(startsBefore)),
    sql`${slots.startsAt} > now()`,
    formId === undefined ? undefined : eq(slots.formId, formId),
  )

/** The act's detail without the plan: after the release the message, which may contain names, is not kept. */
export const withoutPlan = sql`(${acts.detail} - 'day' - 'slots')`

/**
 * Who comes to these times, and how many accepted or hold an unanswered fixed time. Sealed applications are not named.
 */
export async function touchedAt(tx: Transaction, slotIds: readonly string[]) {
  const rows = await tx
    .select({
      name: applicationSnapshots.name,
      surname: applicationSnapshots.surname,
      status: invitations.status,
      startsAt: slots.startsAt,
      sealed: applications.sealed,
    })
    .from(interviewBookings)
    .innerJoin(slots, eq(slots.id, interviewBookings.slotId))
    .innerJoin(invitations, eq(invitations.id, interviewBookings.invitationId))
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, invitations.applicationId))
    .where(sql`${interviewBookings.slotId} = any(${uuids(slotIds)})`)
    .orderBy(asc(slots.startsAt), asc(invitations.id))
  return {
    accepted: rows.filter(({ status }) => status === 'Accepted').length,
    waiting: rows.filter(({ status }) => status === 'Pending').length,
    people: rows
      .filter(({ sealed }) => !sealed)
      .slice(0, mostTouched)
      .map(({ name, surname, status, startsAt }) => ({
        name: senderName({ name, surname }),
        status,
        startsAt: startsAt.toISOString(),
      })),
  }
}
