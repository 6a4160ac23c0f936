import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { closeInterviews as call } from '#contract/interviews/results.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { hasBegun } from './has-begun.ts'

/** Records whether candidates came to interviews that have begun. Repeating it changes nothing and is not refused. */
export async function closeInterviews(
  caller: Caller,
  { companyId, formId, invitationIds, outcome }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await formOf(database(), { companyId, formId })
  return database().transaction(async (tx) => {
    const own = and(
      sql`${invitations.id} = any(${uuids(invitationIds)})`,
      eq(invitations.formId, formId),
      eq(invitations.companyId, companyId),
      // A candidate with a fixed time may come without having answered.
      inArray(invitations.status, ['Accepted', 'Done', 'NoShow', 'Lapsed']),
      hasBegun,
    )
    const theirs = tx.select({ id: invitations.applicationId }).from(invitations).where(own)
    await lockApplications(tx, inArray(applications.id, theirs))
    const found = await tx
      .select({ id: invitations.id, applicationId: invitations.applicationId, status: invitations.status })
      .from(invitations)
      .where(own)
    const changing = found.filter(({ status }) => status !== outcome)
    await tx
      .update(invitations)
      .set({ status: outcome })
      .where(sql`${invitations.id} = any(${uuids(changing.map(({ id }) => id))})`)
    await addHistory(tx, caller, {
      applicationIds: changing.map(({ applicationId }) => applicationId),
      event: 'interviewClosed',
      detail: { to: outcome },
      visible: false,
    })
    return { changed: changing.length, refused: new Set(invitationIds).size - found.length }
  })
}
