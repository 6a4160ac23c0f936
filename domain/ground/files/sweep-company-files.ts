import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { isNamedBlank } from '#database/blank-forms-named.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { announcementFiles } from '#database/schema/communities/announcement-files.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { files } from '#database/schema/files.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { uuids } from '#database/uuids.ts'

/**
 * Whether a file of an organization is put to no application, was brought for no announcement, is no invoice, and is the
 * blank form of no document.
 */
export const isUnusedByCompany: SQL = sql`(
  ${files.companyId} is not null
  and not exists (select from ${addedDocuments} where ${addedDocuments.fileId} = ${files.id})
  and not exists (select from ${announcementFiles} where ${announcementFiles.fileId} = ${files.id})
  and not exists (select from ${orders} where ${orders.invoiceFileId} = ${files.id})
  and not ${isNamedBlank}
)`

/**
 * Removes day-old files of organizations that nothing has: the act failed, the last application has lost it, or the
 * announcement that it was brought for was not saved, is removed or names it no more.
 */
export async function sweepCompanyFiles(): Promise<number> {
  return database().transaction(async (tx) => {
    const isForgotten = lt(announcementFiles.since, sql`now() - interval '1 day'`)
    await tx.delete(announcementFiles).where(and(isNull(announcementFiles.announcementId), isForgotten))
    const isOld = lt(files.createdAt, sql`now() - interval '1 day'`)
    // One that something is about to refer to is locked, and left; of the others, what is referred to by now is seen by the next statement.
    const free = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(isOld, isUnusedByCompany))
      .orderBy(files.id)
      .for('update', { skipLocked: true })
    const isFree = sql`${files.id} = any(${uuids(free.map(({ id }) => id))})`
    const gone = await tx.delete(files).where(and(isFree, isUnusedByCompany)).returning({ key: files.key })
    if (gone.length > 0) await enqueue(tx, jobs.removeFiles, { keys: gone.map(({ key }) => key) })
    return gone.length
  })
}
