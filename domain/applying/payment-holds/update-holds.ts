import { type SQL, sql } from 'drizzle-orm'
import type { HoldReason } from '#contract/payments/payment-states.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { paidAccount } from './paid-account.ts'

/**
 * Sets why payments of these applications wait (`heldBecause`), the most important reason first, and cancels those of
 * participants who have left. Every change of a participant's status, a bank account, a document of a term or a
 * payment calls it afterwards, in the same transaction. Payments sent to the bank stay as they are.
 */
export async function updateHolds(tx: Transaction, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return
  const values = { applicationIds: [...applicationIds] }
  await cancellingOn(tx).execute(values)
  await settlingOn(tx).execute(values)
}

const theirs = sql`${payments.applicationId} = any(${sql.placeholder('applicationIds')}::uuid[])
  and ${payments.status} in ('Planned', 'Approved') and ${participants.id} = ${payments.participantId}`

const cancellingOn = preparedSql(
  'cancel_payments_of_who_left',
  sql`update ${payments}
    set status = 'Cancelled', held_because = null, cancel_cause = ${participants.status}, version = ${payments.version} + 1
    from ${participants} where ${theirs} and ${participants.status} in ('Left', 'Removed')`,
)

const isUnconfirmed = sql`cardinality(array_remove(${bankInfos.flags}, 'byOrganization')) > 0 and ${bankInfos.confirmedAt} is null`

/** Whether a term that holds the payment has a document request that matches `condition`. */
export const termAsksFor = (condition: SQL) => sql<boolean>`exists (
  select from ${termParticipants}
  join ${terms} on ${terms.id} = ${termParticipants.termId} and ${terms.holdsPayments}
    and ${payments.dueOn} between ${terms.startsOn} and ${terms.endsOn}
  join ${documentRequests} on ${documentRequests.termId} = ${terms.id}
    and ${documentRequests.applicationId} = ${payments.applicationId}
    and ${condition}
  where ${termParticipants.participantId} = ${payments.participantId} and ${termParticipants.excusedBy} is null)`

/** A cancelled request is no longer awaited. */
const lacksDocuments = termAsksFor(sql`${documentRequests.status} not in ('Accepted', 'Cancelled')`)

const inOrder: readonly (readonly [SQL, HoldReason])[] = [
  [sql`${participants.status} = 'Suspended'`, 'suspended'],
  [sql`${paidAccount(sql`true`)} is null`, 'noBankAccount'],
  [paidAccount(isUnconfirmed), 'bankAccountUnconfirmed'],
  [lacksDocuments, 'termIncomplete'],
  [sql`${payments.heldByHand}`, 'byHand'],
]

const mostImportant = sql`case ${sql.join(
  inOrder.map(([holds, reason]) => sql`when ${holds} then ${reason}`),
  sql` `,
)} end`

const settlingOn = preparedSql(
  'settle_holds',
  sql`update ${payments} set held_because = standing.because
    from (select ${payments.id} as id, ${mostImportant} as because from ${payments}, ${participants} where ${theirs}) as standing
    where ${payments.id} = standing.id and ${payments.heldBecause} is distinct from standing.because`,
)
