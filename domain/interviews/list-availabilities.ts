import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listAvailabilities as call } from '#contract/interviews/availabilities.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import {
  interviewBookings,
  interviewers,
  interviewInvitations,
  invitationSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { isGranted } from '#domain/company-accounts/is-granted.ts'
import { formOf } from '#domain/forms/own-form.ts'

export async function listAvailabilities(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { pageNumber, pageSize } = input
  await formOf(database(), input)
  const where = matching(input)
  const [rows, [sums]] = await Promise.all([page(where, input), sumsOf(where)])
  const at = await interviewersAt(rows.map(({ id }) => id))
  return {
    items: rows.map(({ startsAt, endsAt, ...row }) => ({
      ...row,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      interviewers: at.get(row.id)?.map(({ id, name }) => ({ id, name })) ?? [],
    })),
    ...(sums ?? { total: 0, seats: 0, taken: 0 }),
    pageNumber,
    pageSize,
    can: { change: isGranted(caller, 'Applications', 'write') },
  }
}

const matching = ({ companyId, formId, from, to }: Input<typeof call>) =>
  and(
    eq(slots.formId, formId),
    eq(slots.companyId, companyId),
    from === undefined ? undefined : gt(slots.endsAt, new Date(from)),
    to === undefined ? undefined : lt(slots.startsAt, new Date(to)),
  )

const page = (where: SQL | undefined, { pageNumber, pageSize }: Input<typeof call>) => {
  const { id, startsAt, endsAt, minutes, timeZone, seats, place, videoUrl } = slots
  return database()
    .select({
      ...{ id, startsAt, endsAt, minutes, timeZone, seats, place, videoUrl },
      taken: database().$count(interviewBookings, eq(interviewBookings.slotId, slots.id)),
      offered: sql<number>`(select count(*)::int from ${invitationSlots} join ${interviewInvitations}
        on ${interviewInvitations.id} = ${invitationSlots.invitationId} and ${interviewInvitations.status} = 'Pending'
        where ${invitationSlots.slotId} = ${slots}.id)`,
    })
    .from(slots)
    .where(where)
    .orderBy(asc(slots.startsAt), asc(slots.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
}

const sumsOf = (where: SQL | undefined) =>
  database()
    .select({
      total: sql<number>`count(*)::int`,
      seats: sql<number>`coalesce(sum(${slots.seats}), 0)::int`,
      taken: sql<number>`coalesce(sum((select count(*) from ${interviewBookings}
        where ${interviewBookings.slotId} = ${slots}.id)), 0)::int`,
    })
    .from(slots)
    .where(where)

async function interviewersAt(slotIds: readonly string[]) {
  if (slotIds.length === 0) return new Map<string, { readonly id: string; readonly name: string }[]>()
  const rows = await database()
    .select({
      slotId: interviewers.slotId,
      id: accounts.id,
      name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
    })
    .from(interviewers)
    .innerJoin(accounts, eq(accounts.id, interviewers.accountId))
    .where(inArray(interviewers.slotId, [...slotIds]))
    .orderBy(asc(sql`${accounts.name} collate turkish`), asc(sql`${accounts.surname} collate turkish`))
  return Map.groupBy(rows, ({ slotId }) => slotId)
}
