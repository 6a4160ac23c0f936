import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { uuids } from '#database/uuids.ts'

interface Outcome {
  readonly outcome: 'Paid' | 'Returned'
  /** The date of payment. */
  readonly on: string
}

interface Settled {
  readonly paymentId: string
  readonly reason: string
}

/** Marks payments and their run lines as settled, and closes runs without unsettled lines. */
export async function markSettled(tx: Transaction, settled: readonly Settled[], { outcome, on }: Outcome) {
  const ids = uuids(settled.map(({ paymentId }) => paymentId))
  const reasons = sql`${sql.param(settled.map(({ reason }) => reason))}::text[]`
  const paidOn = outcome === 'Paid' ? on : null
  await tx.execute(sql`
    update ${payments} set status = ${outcome}, paid_on = ${paidOn}::date, ended_because = nullif(settled.reason, ''),
      held_because = null, version = ${payments.version} + 1
    from unnest(${ids}, ${reasons}) as settled (id, reason) where ${payments.id} = settled.id`)
  await tx.execute(sql`
    update ${runLines} set outcome = ${outcome}, outcome_note = settled.reason, outcome_at = now()
    from unnest(${ids}, ${reasons}) as settled (id, reason) where ${runLines.paymentId} = settled.id
      and ${runLines.outcome} is distinct from 'TakenOut'`)
  await tx.execute(sql`
    update ${paymentRuns} set closed_at = now()
    where ${paymentRuns.closedAt} is null
      and ${paymentRuns.id} in (select ${payments.runId} from ${payments} where ${payments.id} = any(${ids}))
      and not exists (select from ${runLines} where ${runLines.runId} = ${paymentRuns.id} and ${runLines.outcome} is null)`)
}
