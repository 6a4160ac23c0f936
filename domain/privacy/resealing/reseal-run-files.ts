import { buffer } from 'node:stream/consumers'
import { asc, gt } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { resealedBytes } from '#platform/sealed-bytes.ts'

const atOnce = 100

/** Re-encrypts the bank files with the newest secret. Each is replaced completely or not at all. */
export async function resealRunFiles(db: Database): Promise<number> {
  let [resealed, last] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const runs = await db
      .select({ id: paymentRuns.id, fileKey: paymentRuns.fileKey })
      .from(paymentRuns)
      .where(gt(paymentRuns.id, last))
      .orderBy(asc(paymentRuns.id))
      .limit(atOnce)
    for (const { fileKey } of runs) if (await resealFile(fileKey)) resealed++
    const end = runs.at(-1)
    if (!end) return resealed
    last = end.id
  }
}

async function resealFile(key: string): Promise<boolean> {
  const stored = await fileStore().get('private', key)
  const renewed = stored && resealedBytes(await buffer(stored.stream), 'payment files')
  if (renewed) await fileStore().put('private', key, renewed)
  return renewed !== undefined
}
