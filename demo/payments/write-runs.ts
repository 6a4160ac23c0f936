import { createHash } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { readyContents } from '#domain/award/bank-templates/ready-templates.ts'
import { writeBankFile } from '#domain/award/bank-templates/write-bank-file.ts'
import { bankLines } from '#domain/award/payments/runs/bank-lines.ts'
import { referenceOf } from '#domain/award/payments/runs/payment-reference.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { newId } from '#platform/ids.ts'
import { sealBytes } from '#platform/sealed-bytes.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { Clock } from '../writing/clock.ts'

interface Maker {
  readonly companyId: string
  readonly accountId: string
}

/** The months that are over were paid, each by one run; two payments came back from the bank. */
export async function writeRuns(tx: Transaction, { companyId, accountId }: Maker, clock: Clock) {
  const thisMonth = `${istanbulDay(clock.now).slice(0, 7)}-01`
  const isGiven = sql`exists (select from ${bankInfos}
    where ${bankInfos.applicationId} = ${payments.applicationId} and ${bankInfos.status} = 'Given')`
  const isOver = and(eq(payments.companyId, companyId), lt(payments.dueOn, thisMonth))
  const lines = await bankLines(tx, and(isOver, isGiven), 5000)
  const months = [...Map.groupBy(lines, ({ dueOn }) => dueOn.slice(0, 7))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  for (const [index, [month, paid]] of months.entries()) {
    const number = index + 1
    const runId = newId()
    const reference = (at: number) => referenceOf(companyId, number, at)
    const payOn = `${month}-16`
    const content = await writeBankFile(
      readyContents.csvTurkish,
      paid.map((line, at) => ({ ...line, reference: reference(at) })),
      payOn,
    )
    const fileKey = `payment-runs/${companyId}/${runId}.sealed`
    const at = new Date(`${payOn}T09:30:00+03:00`)
    await tx.insert(paymentRuns).values({
      id: runId,
      companyId,
      number,
      accountId,
      fileKey,
      template: 'csvTurkish',
      month: `${month}-01`,
      count: paid.length,
      createdAt: at,
      closedAt: at,
      downloads: 1,
      downloadedAt: at,
      totals: [{ currency: 'TRY', minor: paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0) }],
      fileName: `odeme-listesi-${number}-${month}.csv`,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    await fileStore().put('private', fileKey, sealBytes(content, 'payment files'))
    const isReturned = (place: number) => index === months.length - 1 && place < 2
    await tx.insert(runLines).values(
      paid.map(({ paymentId, amountMinor, masked }, place) => ({
        id: newId(),
        runId,
        paymentId,
        companyId,
        amountMinor,
        masked,
        currency: 'TRY' as const,
        reference: reference(place),
        outcomeAt: at,
        ...(isReturned(place)
          ? { outcome: 'Returned' as const, outcomeNote: 'Hesap kapalı' }
          : { outcome: 'Paid' as const }),
      })),
    )
    const idsOf = (isWanted: (place: number) => boolean) =>
      paid.flatMap(({ paymentId }, place) => (isWanted(place) ? [paymentId] : []))
    const sent = { runId, sentAt: at, heldBecause: null }
    await tx
      .update(payments)
      .set({ ...sent, status: 'Paid', paidOn: payOn })
      .where(
        inArray(
          payments.id,
          idsOf((place) => !isReturned(place)),
        ),
      )
    if (idsOf(isReturned).length > 0)
      await tx
        .update(payments)
        .set({ ...sent, status: 'Returned', endedBecause: 'Hesap kapalı' })
        .where(inArray(payments.id, idsOf(isReturned)))
  }
}
