import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type takeOutLines as call, mostInRun } from '#contract/payments/payment-runs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { uuids } from '#database/uuids.ts'
import { templateOf } from '#domain/award/bank-templates/template-of.ts'
import { writeBankFile } from '#domain/award/bank-templates/write-bank-file.ts'
import { removeLater } from '#domain/ground/files/remove-later.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { newId } from '#platform/ids.ts'
import { sealBytes } from '#platform/sealed-bytes.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { bankLines } from './bank-lines.ts'
import { describeRuns, isInRun } from './runs.ts'
import { lockRun, requireUntaken, takeBack } from './take-back.ts'
import { markWithdrawn } from './withdraw-run.ts'

type RunRecord = typeof paymentRuns.$inferSelect

/** Removes payments from a run and writes its file again; an empty run is withdrawn. */
export async function takeOutLines(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { paymentIds, reason } = input
  const run = await database().transaction(async (tx) => {
    const locked = await lockRun(tx, input)
    if (locked.withdrawnAt) throw problem('payments.runWithdrawn')
    await requireUntaken(tx, locked)
    await takeBack(tx, caller, { run: locked, paymentIds, reason })
    const left = await linesLeft(tx, locked.id)
    if (left.length === locked.count) return locked
    return left.length === 0 ? markWithdrawn(tx, caller, locked) : writeAnew(tx, locked, left)
  })
  const [described] = await describeRuns([run])
  if (!described) throw problem('payments.runNotFound')
  return described
}

const linesLeft = (tx: Transaction, runId: string) =>
  tx
    .select({ paymentId: runLines.paymentId, reference: runLines.reference, masked: runLines.masked })
    .from(runLines)
    .where(and(eq(runLines.runId, runId), isInRun))

/**
 * Writes the file without the removed lines. The others keep their references; their accounts must be those checked
 * before.
 */
async function writeAnew(tx: Transaction, run: RunRecord, left: Awaited<ReturnType<typeof linesLeft>>) {
  const byPayment = new Map(left.map((line) => [line.paymentId, line]))
  const isLeft = sql`${payments.id} = any(${uuids([...byPayment.keys()])})`
  const lines = await bankLines(tx, isLeft, mostInRun)
  if (lines.some(({ paymentId, masked }) => byPayment.get(paymentId)?.masked !== masked))
    throw problem('payments.accountsChanged')
  const template = await templateOf(tx, run.companyId, run.template)
  const content = await writeBankFile(
    template.content,
    lines.map((line) => ({ ...line, reference: byPayment.get(line.paymentId)?.reference ?? '' })),
    run.payOn ?? istanbulDay(run.createdAt),
  )
  const [total] = run.totals
  const minor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const change = {
    count: lines.length,
    totals: total ? [{ currency: total.currency, minor }] : [],
    fileKey: `payment-runs/${run.companyId}/${newId()}.sealed`,
    sha256: createHash('sha256').update(content).digest('hex'),
  }
  await tx.update(paymentRuns).set(change).where(eq(paymentRuns.id, run.id))
  await removeLater(tx, [run.fileKey])
  await fileStore().put('private', change.fileKey, sealBytes(content, 'payment files'))
  return { ...run, ...change }
}
