import { eq, sql } from 'drizzle-orm'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import {
  interviewBookings as bookings,
  interviewers,
  interviewInvitations as invitations,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { canBeAssigned, isMemberOf, memberFields } from '#domain/review/assignments/assignable.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { calendarOfForm } from './plan-address.ts'

/**
 * Notifies that candidates come to times without an interviewer, because the interviewer has left the organization: the
 * members who invited them, or the Roots if none of those remain. A repeated run updates the same notification.
 */
export async function notifyUnstaffed({ companyId, accountId, slotIds }: JobInput<typeof jobs.notifyUnstaffed>) {
  await database().transaction(async (tx) => {
    const left = await unstaffed(tx, slotIds)
    if (left.length === 0) return
    const [gone] = await tx.select().from(accounts).where(eq(accounts.id, accountId))
    const name = gone ? `${gone.name} ${gone.surname}` : ''
    const members = await tx
      .select(memberFields)
      .from(companyMembers)
      .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
      .where(isMemberOf(companyId))
    const able = members.filter(canBeAssigned)
    for (const { formId, count, firstAt, inviters } of left) {
      const inviting = able.filter(({ id }) => inviters.includes(id))
      const recipients = inviting.length > 0 ? inviting : able.filter(({ userType }) => userType === 'Root')
      const { title } = await formNames(tx, formId)
      await notifyMembers(
        tx,
        recipients.map(({ id }) => ({ accountId: id, values: { title, name, count } })),
        {
          kind: 'interviews',
          event: 'interviewsUnstaffed',
          address: `${calendarOfForm(formId)}&day=${istanbulDay(new Date(firstAt))}`,
          renews: true,
        },
      )
    }
  })
}

/** Times that have not begun, with bookings but without interviewers, by form. */
async function unstaffed(tx: Transaction, slotIds: readonly string[]) {
  const { rows } = await tx.execute<{ formId: string; count: number; firstAt: string; inviters: string[] }>(sql`
    select ${slots.formId} as "formId", count(distinct ${slots.id})::int as count, min(${slots.startsAt}) as "firstAt",
      coalesce(array_agg(distinct ${invitations.invitedBy}) filter (where ${invitations.invitedBy} is not null), '{}')
        as inviters
    from ${slots}
    join ${bookings} on ${bookings.slotId} = ${slots.id}
    join ${invitations} on ${invitations.id} = ${bookings.invitationId}
    where ${slots.id} = any(${uuids(slotIds)}) and ${slots.startsAt} > now()
      and not exists (select from ${interviewers} where ${interviewers.slotId} = ${slots.id})
    group by ${slots.formId} order by ${slots.formId}`)
  return rows
}
