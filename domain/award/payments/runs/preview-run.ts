import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { previewRun as call } from '#contract/payments/payment-runs.ts'
import { database } from '#database/connection.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { bankCells } from '#domain/award/bank-templates/bank-cells.ts'
import { shownCells } from '#domain/award/bank-templates/preview-bank-template.ts'
import { templateOf } from '#domain/award/bank-templates/template-of.ts'
import { approvesPayments } from '../approves-payments.ts'
import { bankLines } from './bank-lines.ts'
import { isPayable } from './payable.ts'

const shown = 5

/** The first lines of a run's file. Accounts are masked: whole ones are only in the file itself. */
export async function previewRun(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, templateId, payOn, month } = input
  const db = database()
  const { content } = await templateOf(db, companyId, templateId)
  const where = isPayable(input, await approvesPayments(db, companyId))
  const [lines, [sum]] = await Promise.all([
    bankLines(db, where, shown),
    db
      .select({
        count: sql<number>`count(*)::int`,
        minor: sql<number>`coalesce(sum(${payments.amountMinor}), 0)::bigint`.mapWith(Number),
      })
      .from(payments)
      .where(where),
  ])
  return {
    count: sum?.count ?? 0,
    minor: sum?.minor ?? 0,
    fileName: `odeme-listesi-${month}.${content.format}`,
    headings: content.columns.map(({ heading }) => heading),
    rows: lines.map(({ masked, ...line }, at) =>
      shownCells(content, bankCells(content, { ...line, iban: masked, reference: 'K····-·····' }, at, payOn)),
    ),
  }
}
