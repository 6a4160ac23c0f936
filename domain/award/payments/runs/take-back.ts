import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { isInRun, runOf } from './runs.ts'

interface RunIds {
  readonly companyId: string
  readonly runId: string
}

/** Locks a run in the same order as `takeRunFile`, so that of the two the second is refused. */
export async function lockRun(tx: Transaction, ids: RunIds) {
  await runOf(tx, ids)
  const theirs = tx.select({ id: payments.applicationId }).from(payments).where(eq(payments.runId, ids.runId))
  await lockApplications(tx, sql`${applications.id} in (${theirs})`)
  const [run] = await tx.select().from(paymentRuns).where(eq(paymentRuns.id, ids.runId)).for('no key update')
  if (!run) throw problem('payments.runNotFound')
  return run
}

/** Refuses a run whose file may be at the bank already. */
export async function requireUntaken(
  tx: Transaction,
  { id, downloads }: { readonly id: string; readonly downloads: number },
) {
  const isSettled = and(eq(runLines.runId, id), isInRun, isNotNull(runLines.outcome))
  if (downloads > 0 || (await tx.$count(runLines, isSettled)) > 0) throw problem('payments.runUnderWay')
}

interface TakenBack {
  readonly run: { readonly id: string; readonly number: number }
  readonly paymentIds: readonly string[]
  /** Holds the payments from now on, for this reason; without one they are as before the run. */
  readonly reason?: string
}

/** Reopens payments of a run: as approved if they had been, otherwise as planned. */
export async function takeBack(tx: Transaction, caller: Caller, { run, paymentIds, reason }: TakenBack) {
  const held = reason === undefined ? sql`` : sql`held_by_hand = true, hold_note = ${reason},`
  const { rows } = await tx.execute<{ applicationId: string }>(sql`
    update ${payments} set status = case when ${payments.approvedBy} is null then 'Planned' else 'Approved' end,
      run_id = null, sent_at = null, ${held} version = ${payments.version} + 1
    where ${payments.id} = any(${uuids(paymentIds)}) and ${payments.runId} = ${run.id}::uuid and ${payments.status} = 'Sent'
    returning ${payments.applicationId} as "applicationId"`)
  await tx.execute(sql`
    update ${runLines} set outcome = 'TakenOut', outcome_note = ${reason ?? ''}, outcome_at = now()
    where ${runLines.runId} = ${run.id}::uuid and ${runLines.paymentId} = any(${uuids(paymentIds)})
      and ${runLines.outcome} is null`)
  const applicationIds = [...new Set(rows.map(({ applicationId }) => applicationId))]
  const detail = { number: run.number, ...(reason !== undefined && { reason }) }
  await addHistory(tx, caller, { applicationIds, event: 'paymentTakenBack', detail, visible: false })
  await updateHolds(tx, applicationIds)
}
