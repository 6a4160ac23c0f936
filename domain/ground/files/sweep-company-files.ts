import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { isNamedBlank } from '#database/blank-forms-named.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { announcementFiles } from '#database/schema/communities/announcement-files.ts'
import { orders } from '#database/schema/credits/orders.ts'
import { files } from '#database/schema/files.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { uuids } from '#database/uuids.ts'

/**
 * Whether a file of an organization is unused: added to no application, attached to no message and no announcement, no
 * invoice, and not the blank form of a document.
 */
export const isUnusedByCompany: SQL = sql`(
  ${files.companyId} is not null
  and not exists (select from ${addedDocuments} where ${addedDocuments.fileId} = ${files.id})
  and not exists (select from ${mailingFiles} where ${mailingFiles.fileId} = ${files.id})
  and not exists (select from ${announcementFiles} where ${announcementFiles.fileId} = ${files.id})
  and not exists (select from ${orders} where ${orders.invoiceFileId} = ${files.id})
  and not ${isNamedBlank}
)`

/** Whether a thread still has a message of the mailing: SQL over `mailing_files`. */
const standsInThread = sql`exists (select from ${deliveries}
  join ${applicationMessages} on ${applicationMessages.id} = ${deliveries.id}
  where ${deliveries.mailingId} = ${mailingFiles.mailingId})`

/**
 * Removes unused files of organizations after a day: the act failed, its last application was removed, no message with it was
 * sent or is left, or the announcement was not saved, was removed or no longer contains it.
 */
export async function sweepCompanyFiles(): Promise<number> {
  return database().transaction(async (tx) => {
    const isForgotten = lt(announcementFiles.since, sql`now() - interval '1 day'`)
    await tx.delete(announcementFiles).where(and(isNull(announcementFiles.announcementId), isForgotten))
    await tx.delete(mailingFiles).where(sql`exists (select from ${mailings}
      where ${mailings.id} = ${mailingFiles.mailingId} and ${mailings.endedAt} is not null) and not ${standsInThread}`)
    const isOld = lt(files.createdAt, sql`now() - interval '1 day'`)
    // Skips files that are locked because a transaction is about to refer to them; references committed until now are
    // seen by the next statement.
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
