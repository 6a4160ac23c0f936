import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listOpenInterviews as call } from '#contract/interviews/calendar.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { forms, listings } from '#database/schema/forms.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { senderName } from '#domain/review/review/reviewed-application.ts'

/** Sorted by the deadline of the awaited answer. */
export async function listOpenInterviews(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, status, formId, pageNumber, pageSize } = input
  const where = and(
    eq(invitations.companyId, companyId),
    eq(invitations.status, status),
    formId === undefined ? undefined : eq(invitations.formId, formId),
  )
  const [rows, total] = await Promise.all([
    rowsOf(where, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    database().$count(invitations, where),
  ])
  const items = rows.map(({ name, surname, invitedAt, answerBy, ...row }) => ({
    ...row,
    name: senderName({ name, surname }),
    invitedAt: invitedAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
  }))
  return { items, total, pageNumber, pageSize, can: { change: isGranted(caller, 'Applications', 'write') } }
}

const rowsOf = (where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) =>
  database()
    .select({
      id: invitations.id,
      formId: invitations.formId,
      title: shownTitle,
      applicationId: invitations.applicationId,
      name: applicationSnapshots.name,
      surname: applicationSnapshots.surname,
      status: invitations.status,
      wish: invitations.wish,
      invitedAt: invitations.createdAt,
      answerBy: invitations.answerBy,
      freeTimes,
    })
    .from(invitations)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, invitations.applicationId))
    .innerJoin(forms, eq(forms.id, invitations.formId))
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(where)
    .orderBy(sql`${invitations.answerBy} nulls last`, asc(invitations.id))
    .limit(limit)
    .offset(offset)

const freeTimes = sql<number>`(select count(*)::int from ${offeredSlots} as offered join ${slots} as slot
  on slot.id = offered.slot_id where offered.offer_id = ${invitations.offerId} and slot.starts_at > now()
    and (slot.seats > slot.taken or exists (select from ${interviewBookings} as kept
      where kept.slot_id = slot.id and kept.invitation_id = ${invitations.id})))`
