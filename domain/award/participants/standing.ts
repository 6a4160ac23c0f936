import { type SQL, sql } from 'drizzle-orm'
import type { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'

/** A participant's status, with its date and reason. */
export interface Standing {
  readonly status: ParticipantStatus
  readonly since: string
  readonly reason: string
}

/** Payments that are planned and not yet sent to the bank; SQL over `applications`. */
const openPayments = sql`from ${payments}
  where ${payments.applicationId} = ${applications.id} and ${payments.status} in ('Planned', 'Approved')`

/**
 * The history detail from which a change can be undone: the status before and after, and the open payments. SQL over
 * `applications`, evaluated before the change.
 */
export const standingDetail = ({ status, since, reason }: Standing): SQL => sql`(
  select jsonb_build_object('from', ${participants.status}, 'fromSince', ${participants.statusSince},
    'fromReason', ${participants.statusReason}, 'to', ${status}::text, 'since', ${since}::text, 'reason', ${reason}::text,
    'payments', coalesce((select jsonb_agg(${payments.id}) ${openPayments}), '[]'))
  from ${participants} where ${participants.applicationId} = ${applications.id})`

/** Gives participants a status and updates their payments. The caller holds the locks on their applications. */
export async function setStanding(tx: Transaction, applicationIds: readonly string[], standing: Standing) {
  const { status, since, reason } = standing
  await tx
    .update(participants)
    .set({ status, statusSince: since, statusReason: reason, version: sql`${participants.version} + 1` })
    .where(sql`${participants.applicationId} = any(${uuids(applicationIds)})`)
  await updateHolds(tx, applicationIds)
}
