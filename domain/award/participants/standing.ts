import { type SQL, sql } from 'drizzle-orm'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { settleHolds } from '#domain/applying/payment-holds/settle-holds.ts'

/** Where a participant stands, since which day, and why. */
export interface Standing {
  readonly status: ParticipantStatus
  readonly since: string
  readonly reason: string
}

/** Money that is planned and has not gone to the bank; SQL over `applications`. */
const openPayments = sql`from ${payments}
  where ${payments.applicationId} = ${applications.id} and ${payments.status} in ('Planned', 'Approved')`

/**
 * What the history keeps of a change, from which it can be undone: the standing before and after, and the payments that
 * were open. SQL over `applications`, to be asked before the change.
 */
export const standingDetail = ({ status, since, reason }: Standing): SQL => sql`(
  select jsonb_build_object('from', ${participants.status}, 'fromSince', ${participants.statusSince},
    'fromReason', ${participants.statusReason}, 'to', ${status}::text, 'since', ${since}::text, 'reason', ${reason}::text,
    'payments', coalesce((select jsonb_agg(${payments.id}) ${openPayments}), '[]'))
  from ${participants} where ${participants.applicationId} = ${applications.id})`

/** Gives participants a status, with all that follows from it. Their applications are locked. */
export async function setStanding(tx: Transaction, applicationIds: readonly string[], standing: Standing) {
  const { status, since, reason } = standing
  await tx
    .update(participants)
    .set({ status, statusSince: since, statusReason: reason, version: sql`${participants.version} + 1` })
    .where(sql`${participants.applicationId} = any(${uuids(applicationIds)})`)
  await settleHolds(tx, applicationIds)
}
