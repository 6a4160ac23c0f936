import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'

/** Nothing is awaited any more once the last open invitation of an application is answered. */
export async function clearInvited(tx: Transaction, applicationId: string) {
  const open = tx
    .select({ one: sql`1` })
    .from(interviewInvitations)
    .where(and(eq(interviewInvitations.applicationId, applicationId), eq(interviewInvitations.status, 'Pending')))
  await tx
    .update(applications)
    .set({ action: 'None' })
    .where(and(eq(applications.id, applicationId), eq(applications.action, 'InterviewInvited'), notExists(open)))
}
