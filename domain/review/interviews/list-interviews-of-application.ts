import { desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { InterviewStatus } from '#contract/fields/application-status.ts'
import type { listInterviewsOfApplication as call } from '#contract/interviews/invitations.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import {
  interviewBookings,
  interviewInvitations as invitations,
  offeredSlots,
  interviewSlots as slots,
} from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { requireReviewed } from '#domain/review/review/reviewed-application.ts'
import { describedSlots } from './described-slots.ts'
import { hasBegun } from './keeping/has-begun.ts'
import { resultsOf } from './results-of.ts'

export async function listInterviewsOfApplication(
  caller: Caller,
  input: Input<typeof call>,
): Promise<Output<typeof call>> {
  await requireReviewed(database(), input)
  const rows = await database()
    .select({
      invitation: invitations,
      invitedBy: sql<string | null>`${accounts.name} || ' ' || ${accounts.surname}`,
      chosenId: interviewBookings.slotId,
      hasBegun: sql<boolean>`${hasBegun}`,
      offeredIds: sql<string[]>`array(select ${offeredSlots.slotId} from ${offeredSlots}
        where ${offeredSlots.offerId} = ${invitations}.offer_id)`,
    })
    .from(invitations)
    .leftJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .leftJoin(interviewBookings, eq(interviewBookings.invitationId, invitations.id))
    .where(eq(invitations.applicationId, input.appId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  const results = await resultsOf(
    caller,
    rows.map(({ invitation }) => invitation.id),
  )
  const mayWrite = isGranted(caller, 'Applications', 'write')
  const known = await describedSlots(
    sql`${slots.id} = any(${uuids(rows.flatMap(({ offeredIds, chosenId }) => [...offeredIds, ...(chosenId ? [chosenId] : [])]))})`,
  )
  return {
    items: rows.map(({ invitation, invitedBy, chosenId, offeredIds, hasBegun: begun }) => ({
      id: invitation.id,
      status: invitation.status,
      message: invitation.message,
      wish: invitation.wish,
      answerBy: invitation.answerBy?.toISOString() ?? null,
      changeHours: invitation.changeHours,
      invitedAt: invitation.createdAt.toISOString(),
      invitedBy,
      answeredAt: invitation.answeredAt?.toISOString() ?? null,
      offered: known.filter(({ id }) => offeredIds.includes(id)),
      chosen: known.find(({ id }) => id === chosenId) ?? null,
      results: results.get(invitation.id) ?? [],
      can: {
        reply: mayWrite && invitation.status === 'RescheduleRequested',
        cancel: mayWrite && isOpen(invitation.status) && !begun,
        close: mayWrite && begun,
      },
    })),
    can: { invite: mayWrite },
  }
}

const isOpen = (status: InterviewStatus) => ['Pending', 'Accepted', 'RescheduleRequested'].includes(status)
