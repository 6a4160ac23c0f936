import { and, eq, inArray } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { answerFileBytes, type readBankAnswer as call, mostInRun } from '#contract/payments/payment-runs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { QueueFull } from '#platform/limited.ts'
import { readSpreadsheet } from '#platform/spreadsheets/read-spreadsheet.ts'
import { SheetError } from '#platform/spreadsheets/spreadsheet.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { markSettled } from '../mark-settled.ts'
import { notifyOfPayments } from '../notify-of-payments.ts'
import { summedPayments } from '../summed-payments.ts'
import { answerLines } from './answer-lines.ts'
import { matchAnswer, type SentLine } from './match-answer.ts'
import { isInRun, runOf } from './runs.ts'

/** Allows for a title, headings and totals besides the payments. */
const limits = { rows: mostInRun + 100, columns: 60 }
const mostListed = 100

/** Reads the bank's answer to a run. The file is not stored. */
export async function readBankAnswer(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { runId, listed, dryRun } = input
  const on = input.on ?? istanbulDay(new Date())
  if (on > istanbulDay(new Date())) throw problem('payments.paidInFuture')
  await runOf(database(), input)
  const read = answerLines(await rowsOf(input))
  return database().transaction(async (tx) => {
    const sent = await linesOf(tx, runId, !dryRun)
    const matched = matchAnswer(read, sent, listed)
    if (!dryRun) await settle(tx, caller, matched, on)
    const { paid, returned, already, unmatched, unclear, wrongAmount } = matched
    return {
      paid: paid.length,
      returned: returned.length,
      already,
      notMentioned: sent.length - matched.mentioned,
      unmatched: unmatched.slice(0, mostListed),
      unclear: unclear.slice(0, mostListed),
      wrongAmount: wrongAmount.slice(0, mostListed),
    }
  })
}

async function rowsOf({ file, fileName }: Input<typeof call>) {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.byteLength > answerFileBytes) throw problem('sheets.tooLarge', { fileName })
  return readSpreadsheet(bytes, limits).catch((error: unknown) => {
    if (error instanceof SheetError) throw problem(`sheets.${error.flaw}`, { fileName, ...limits })
    throw error instanceof QueueFull ? problem('server.busy') : error
  })
}

/** The lines of a run; their applications are locked if `locks` is set, which a dry run does not need. */
async function linesOf(tx: Transaction, runId: string, locks: boolean): Promise<SentLine[]> {
  if (locks) {
    const theirs = tx.select({ id: payments.applicationId }).from(payments).where(eq(payments.runId, runId))
    await lockApplications(tx, inArray(applications.id, theirs))
  }
  return tx
    .select({
      paymentId: runLines.paymentId,
      applicationId: payments.applicationId,
      reference: runLines.reference,
      amountMinor: runLines.amountMinor,
      status: payments.status,
    })
    .from(runLines)
    .innerJoin(payments, eq(payments.id, runLines.paymentId))
    .where(and(eq(runLines.runId, runId), isInRun))
}

type Matched = ReturnType<typeof matchAnswer>

async function settle(tx: Transaction, caller: Caller, { paid, returned }: Matched, on: string) {
  for (const [outcome, lines] of [
    ['Paid', paid],
    ['Returned', returned],
  ] as const) {
    if (lines.length === 0) continue
    const applicationIds = [...new Set(lines.map(({ applicationId }) => applicationId))]
    const detail = summedPayments(lines.map(({ paymentId }) => paymentId))
    await addHistory(tx, caller, { applicationIds, event: `payment${outcome}`, detail })
    await markSettled(tx, lines, { outcome, on })
    await notifyOfPayments(tx, applicationIds, `payment${outcome}`)
  }
}
