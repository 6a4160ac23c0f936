import { and, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { files } from '#database/schema/files.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'

/**
 * Removes day-old files of organizations that no application has and that are no invoice: the act failed, or the last one has
 * lost it.
 */
export async function sweepCompanyFiles(): Promise<number> {
  return database().transaction(async (tx) => {
    const added = tx.select({ one: sql`1` }).from(addedDocuments).where(sql`${addedDocuments.fileId} = ${files.id}`)
    const invoiced = tx.select({ one: sql`1` }).from(orders).where(sql`${orders.invoiceFileId} = ${files.id}`)
    const isOld = lt(files.createdAt, sql`now() - interval '1 day'`)
    const gone = await tx
      .delete(files)
      .where(and(isNotNull(files.companyId), isOld, notExists(added), notExists(invoiced)))
      .returning({ key: files.key })
    if (gone.length > 0) await enqueue(tx, jobs.removeFiles, { keys: gone.map(({ key }) => key) })
    return gone.length
  })
}
