import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'

/**
 * Locks the applications of these invitations, so that nothing notified about them changes. Lock order: before the
 * times.
 */
export const lockInvited = (tx: Transaction, invitationIds: readonly string[]) =>
  lockApplications(
    tx,
    inArray(
      applications.id,
      tx
        .select({ id: invitations.applicationId })
        .from(invitations)
        .where(sql`${invitations.id} = any(${uuids(invitationIds)})`),
    ),
  )
