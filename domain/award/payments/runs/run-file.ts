import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { takeRunFile as call } from '#contract/payments/payment-runs.ts'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { bankFileTypes } from '#domain/award/bank-templates/write-bank-file.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { unsealBytes } from '#platform/sealed-bytes.ts'
import { runOf } from './runs.ts'

/**
 * Gives out the file for the bank. It contains whole accounts, so each download is recorded for every candidate in it;
 * a second download must be confirmed with `again`, as it might be paid twice.
 */
export async function takeRunFile(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { runId, again } = input
  await database().transaction(async (tx) => {
    await runOf(tx, input)
    const theirs = tx.select({ id: payments.applicationId }).from(payments).where(eq(payments.runId, runId))
    const applicationIds = await lockApplications(tx, sql`${applications.id} in (${theirs})`)
    const [run] = await tx
      .select({ downloads: paymentRuns.downloads, withdrawnAt: paymentRuns.withdrawnAt })
      .from(paymentRuns)
      .where(eq(paymentRuns.id, runId))
      .for('no key update')
    if (run?.withdrawnAt) throw problem('payments.runWithdrawn')
    if (run && run.downloads > 0 && !again) throw problem('payments.takenBefore', { times: run.downloads })
    await tx
      .update(paymentRuns)
      .set({ downloads: sql`${paymentRuns.downloads} + 1`, downloadedAt: new Date() })
      .where(eq(paymentRuns.id, runId))
    const detail = { what: 'paymentFile' }
    await addHistory(tx, caller, { applicationIds, event: 'sensitiveRead', detail })
  })
  return signedLink(caller, { kind: 'paymentFile', runId })
}

/** The file behind a download link. */
export async function runFile(runId: string): Promise<SentFile> {
  const [run] = await database().select().from(paymentRuns).where(eq(paymentRuns.id, runId))
  const stored = run && (await fileStore().get('private', run.fileKey))
  if (!run || !stored) throw problem('files.notFound')
  const content = unsealBytes(await buffer(stored.stream), 'payment files')
  if (createHash('sha256').update(content).digest('hex') !== run.sha256)
    throw new Error(`The file of payment run ${runId} is not the one that was made`)
  const type = run.fileName.endsWith('.csv') ? bankFileTypes.csv : bankFileTypes.xlsx
  return { name: run.fileName, type, size: content.length, inline: false, content }
}
