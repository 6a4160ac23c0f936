import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { interviewReminders as reminders } from '#database/schema/calendars/interview-reminders.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'

/**
 * Records, in the transaction that sends the notifications, that they were sent for these invitations. Returns false if
 * they were sent before, which happens if the worker is killed before its job counts as done.
 */
export async function isToldFirst(tx: Transaction, invitationIds: readonly string[], moment: SQL): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${reminders} (invitation_id, kind, moment)
    select ${invitations.id}, 'told', ${moment} from ${invitations}
    where ${invitations.id} = any(${uuids(invitationIds)}) order by ${invitations.id}
    on conflict do nothing`)
  return rowCount !== 0
}
