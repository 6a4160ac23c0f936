import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { interviewReminders as reminders } from '#database/schema/calendars/interview-reminders.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'

/**
 * Writes down, in the transaction of the telling, that others are told of what became of these invitations. False if they
 * were told before: the worker was killed after it had told them and before its job counted as done.
 */
export async function isToldFirst(tx: Transaction, invitationIds: readonly string[], moment: SQL): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${reminders} (invitation_id, kind, moment)
    select ${invitations.id}, 'told', ${moment} from ${invitations}
    where ${invitations.id} = any(${uuids(invitationIds)}) order by ${invitations.id}
    on conflict do nothing`)
  return rowCount !== 0
}
