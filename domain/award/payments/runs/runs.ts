import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  listRunLines as linesCall,
  listRuns as listCall,
  PaymentRun,
  readRun as readCall,
} from '#contract/payments/payment-runs.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { bankTemplates, paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { isReady } from '#domain/award/bank-templates/template-of.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'

type RunRecord = typeof paymentRuns.$inferSelect

export async function listRuns(_: Caller, input: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  const { companyId, pageNumber, pageSize } = input
  const isOwn = eq(paymentRuns.companyId, companyId)
  const [rows, total] = await Promise.all([
    database()
      .select()
      .from(paymentRuns)
      .where(isOwn)
      .orderBy(desc(paymentRuns.createdAt), desc(paymentRuns.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(paymentRuns, isOwn),
  ])
  return { items: await describeRuns(rows), total, pageNumber, pageSize }
}

export async function readRun(caller: Caller, ids: Input<typeof readCall>): Promise<Output<typeof readCall>> {
  const [run] = await describeRuns([await runOf(database(), ids)])
  if (!run) throw problem('payments.runNotFound')
  const may = isGranted(caller, 'Participants', 'write')
  const isUntaken = run.downloads === 0 && run.paid + run.returned === 0
  return {
    ...run,
    can: { settle: may && run.withdrawn === null, withdraw: may && run.withdrawn === null && isUntaken },
  }
}

/** A line of the run's file; removed lines are kept with the outcome TakenOut. */
export const isInRun = sql`${runLines.outcome} is distinct from 'TakenOut'`

/** A run of this organization; others' runs do not exist. */
export async function runOf(
  db: Database | Transaction,
  { companyId, runId }: { readonly companyId: string; readonly runId: string },
): Promise<RunRecord> {
  const [run] = await db
    .select()
    .from(paymentRuns)
    .where(and(eq(paymentRuns.id, runId), eq(paymentRuns.companyId, companyId)))
  if (!run) throw problem('payments.runNotFound')
  return run
}

export async function describeRuns(rows: readonly RunRecord[]): Promise<PaymentRun[]> {
  const ids = rows.map(({ id }) => id)
  const [names, templates, outcomes] = await Promise.all([
    accountNames(
      database(),
      rows.flatMap(({ accountId, withdrawnBy }) => [accountId, withdrawnBy ?? []].flat()),
    ),
    templateNames(rows.map(({ template }) => template).filter((template) => !isReady(template))),
    outcomesOf(ids),
  ])
  return rows.map((run) => ({
    id: run.id,
    number: run.number,
    month: run.month.slice(0, 7),
    madeBy: names.get(run.accountId) ?? '',
    createdAt: run.createdAt.toISOString(),
    template: isReady(run.template) ? run.template : (templates.get(run.template) ?? ''),
    count: run.count,
    totals: [...run.totals],
    paid: outcomes.get(run.id)?.paid ?? 0,
    returned: outcomes.get(run.id)?.returned ?? 0,
    fileName: run.fileName,
    downloads: run.downloads,
    downloadedAt: run.downloadedAt?.toISOString() ?? null,
    closedAt: run.closedAt?.toISOString() ?? null,
    withdrawn: run.withdrawnAt && { at: run.withdrawnAt.toISOString(), by: names.get(run.withdrawnBy ?? '') ?? '' },
  }))
}

async function templateNames(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await database()
    .select({ id: bankTemplates.id, name: bankTemplates.name })
    .from(bankTemplates)
    .where(sql`${bankTemplates.id} = any(${uuids(ids)})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function outcomesOf(runIds: readonly string[]) {
  const rows = await database()
    .select({
      runId: runLines.runId,
      paid: sql<number>`count(*) filter (where ${runLines.outcome} = 'Paid')::int`,
      returned: sql<number>`count(*) filter (where ${runLines.outcome} = 'Returned')::int`,
    })
    .from(runLines)
    .where(sql`${runLines.runId} = any(${uuids(runIds)})`)
    .groupBy(runLines.runId)
  return new Map(rows.map((row) => [row.runId, row]))
}

export async function listRunLines(_: Caller, input: Input<typeof linesCall>): Promise<Output<typeof linesCall>> {
  const { runId, outcome, pageNumber, pageSize } = input
  await runOf(database(), input)
  const where = and(
    eq(runLines.runId, runId),
    outcome === undefined ? undefined : outcome === 'open' ? isNull(runLines.outcome) : eq(runLines.outcome, outcome),
  )
  const [rows, total] = await Promise.all([
    database()
      .select({
        paymentId: runLines.paymentId,
        applicationId: payments.applicationId,
        formId: payments.formId,
        participantId: payments.participantId,
        name: sql<string>`${participants.name} || ' ' || ${participants.surname}`,
        reference: runLines.reference,
        amountMinor: runLines.amountMinor,
        currency: runLines.currency,
        account: runLines.masked,
        status: payments.status,
        takenOut: sql<boolean>`coalesce(${runLines.outcome} = 'TakenOut', false)`,
        paidOn: payments.paidOn,
        note: runLines.outcomeNote,
      })
      .from(runLines)
      .innerJoin(payments, eq(payments.id, runLines.paymentId))
      .innerJoin(participants, eq(participants.id, payments.participantId))
      .where(where)
      .orderBy(sql`${runLines.outcome} is not distinct from 'TakenOut'`, asc(runLines.reference))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    database().$count(runLines, where),
  ])
  return { items: rows, total, pageNumber, pageSize }
}
