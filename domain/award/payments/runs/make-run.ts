import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type makeRun as call, mostInRun } from '#contract/payments/payment-runs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { templateOf } from '#domain/award/bank-templates/template-of.ts'
import { writeBankFile } from '#domain/award/bank-templates/write-bank-file.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { newId } from '#platform/ids.ts'
import { sealBytes } from '#platform/sealed-bytes.ts'
import { approvesPayments } from '../approves-payments.ts'
import { bankLines, type PayableLine } from './bank-lines.ts'
import { isPayable } from './payable.ts'
import { referenceOf } from './payment-reference.ts'
import { describeRuns } from './runs.ts'

/**
 * Creates the file for the bank. Its payments then count as sent, and no other run can contain them. The file is stored
 * before the transaction commits: if the process dies in between, an encrypted file without a row is left over, and
 * nothing was sent.
 */
export async function makeRun(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, month, templateId, payOn } = input
  const run = await database().transaction(async (tx) => {
    const template = await templateOf(tx, companyId, templateId)
    await lockRunsOf(tx, companyId)
    const lines = await lockedLines(tx, input)
    const number = (await newestNumber(tx, companyId)) + 1
    const references = lines.map((_, at) => referenceOf(companyId, number, at))
    const content = await writeBankFile(
      template.content,
      lines.map((line, at) => ({ ...line, reference: references[at] ?? '' })),
      payOn,
    )
    const id = newId()
    const fileKey = `payment-runs/${companyId}/${id}.sealed`
    const [made] = await tx
      .insert(paymentRuns)
      .values({
        id,
        companyId,
        number,
        fileKey,
        template: templateId,
        month: `${month}-01`,
        payOn,
        accountId: signedIn(caller).accountId,
        count: lines.length,
        totals: [{ currency: input.currency, minor: totalOf(lines) }],
        fileName: `odeme-listesi-${number}-${month}.${template.content.format}`,
        sha256: createHash('sha256').update(content).digest('hex'),
      })
      .returning()
    await send(tx, caller, { runId: id, number, companyId, lines, references })
    await fileStore().put('private', fileKey, sealBytes(content, 'payment files'))
    return made
  })
  const [described] = run ? await describeRuns([run]) : []
  if (!described) throw problem('payments.runNotFound')
  return described
}

/** Serialises runs of one organization, so that their numbers have no gaps. */
const lockRunsOf = (tx: Transaction, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment runs of ${companyId}`}, 0))`)

/** Finds payable payments, locks their applications, and reads them again to see what was committed meanwhile. */
async function lockedLines(tx: Transaction, input: Input<typeof call>): Promise<PayableLine[]> {
  const { companyId, expected } = input
  const where = isPayable(input, await approvesPayments(tx, companyId))
  const found = await tx
    .selectDistinct({ id: payments.applicationId })
    .from(payments)
    .where(where)
    .limit(mostInRun + 1)
  const applicationIds = found.map(({ id }) => id)
  await lockApplications(tx, sql`${applications.id} = any(${uuids(applicationIds)})`)
  const isLocked = sql`${payments.applicationId} = any(${uuids(applicationIds)})`
  const lines = await bankLines(tx, and(where, isLocked), mostInRun + 1)
  if (lines.length > mostInRun) throw problem('payments.runTooLarge', { most: mostInRun })
  if (lines.length === 0) throw problem('payments.nothingDue')
  if (lines.length !== expected.count || totalOf(lines) !== expected.minor)
    throw problem('payments.runChanged', { count: lines.length }, undefined, { count: lines.length })
  return lines
}

async function newestNumber(tx: Transaction, companyId: string): Promise<number> {
  const [newest] = await tx
    .select({ number: sql<number>`coalesce(max(${paymentRuns.number}), 0)` })
    .from(paymentRuns)
    .where(eq(paymentRuns.companyId, companyId))
  return newest?.number ?? 0
}

const totalOf = (lines: readonly PayableLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

interface Sent {
  readonly runId: string
  readonly number: number
  readonly companyId: string
  readonly lines: readonly PayableLine[]
  readonly references: readonly string[]
}

async function send(tx: Transaction, caller: Caller, { runId, number, companyId, lines, references }: Sent) {
  const paymentIds = uuids(lines.map(({ paymentId }) => paymentId))
  const masked = sql.param(lines.map((line) => line.masked))
  await tx.execute(sql`
    insert into ${runLines} (id, run_id, payment_id, company_id, reference, amount_minor, currency, masked)
    select ${newIdPerRow}, ${runId}::uuid, ${payments.id}, ${companyId}::uuid, line.reference, ${payments.amountMinor},
      ${payments.currency}, line.masked
    from unnest(${paymentIds}, ${sql.param([...references])}::text[], ${masked}::text[]) as line (payment_id, reference, masked)
    join ${payments} on ${payments.id} = line.payment_id
    order by line.reference`)
  await tx.execute(sql`
    update ${payments} set status = 'Sent', run_id = ${runId}::uuid, sent_at = now(), version = ${payments.version} + 1
    where ${payments.id} = any(${paymentIds})`)
  const applicationIds = [...new Set(lines.map(({ applicationId }) => applicationId))]
  await addHistory(tx, caller, { applicationIds, event: 'paymentSent', detail: { number }, visible: false })
}
