import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { interviewers, interviewSlots as slots } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { notifyMembers } from '#domain/notifications/notify-members.ts'

interface Telling {
  readonly event: 'interviewMoved' | 'interviewCancelled'
  /** Who of the interviewers is told; all if left out. */
  readonly accountIds?: readonly string[]
  /** Invitations whose candidates will not come: who still expects others at the time is not told that it is off. */
  readonly leaving?: readonly string[]
}

/**
 * Tells interviewers of times at which somebody comes to them. The event in their calendars has changed with it, so its
 * sequence rises. Call it while they are still the interviewers and the candidates still come, also where they no longer will.
 */
export async function tellInterviewers(
  tx: Transaction,
  slotIds: readonly string[],
  { event, accountIds, leaving = [] }: Telling,
) {
  await tx
    .update(slots)
    .set({ sequence: sql`${slots.sequence} + 1` })
    .where(sql`${slots.id} = any(${uuids(slotIds)})`)
  const { rows } = await tx.execute<{ accountId: string; formId: string; times: number }>(sql`
    select ${interviewers.accountId} as "accountId", ${slots.formId} as "formId", count(*)::int as times
    from ${interviewers} join ${slots} on ${slots.id} = ${interviewers.slotId}
    where ${slots.id} = any(${uuids(slotIds)})
      and exists (select from interview_bookings as booked where booked.slot_id = ${slots.id})
      and not (${leaving.length > 0}::boolean and exists (select from interview_bookings as booked
        where booked.slot_id = ${slots.id} and booked.invitation_id <> all(${uuids(leaving)})))
      ${accountIds === undefined ? sql`` : sql`and ${interviewers.accountId} = any(${uuids(accountIds)})`}
    group by ${interviewers.accountId}, ${slots.formId}`)
  for (const [formId, theirs] of Map.groupBy(rows, (row) => row.formId)) {
    const { title } = await formNames(tx, formId)
    await notifyMembers(
      tx,
      theirs.map(({ accountId, times }) => ({ accountId, values: { title, times } })),
      {
        kind: 'interviews',
        event: event === 'interviewMoved' ? 'interviewsMoved' : 'interviewsCancelled',
        address: `/organizations-dashboard/forms/${formId}/interviews`,
      },
    )
  }
}
