import { type SQL, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import type { Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { files } from '#database/schema/files.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { uuids } from '#database/uuids.ts'
import { isUnusedByCompany } from './sweep-company-files.ts'

/** Removes attachments of mailings, and deletes the files without another use. `which` is over `mailing_files`. */
export async function dropMessageFiles(tx: Transaction, which: SQL) {
  const attached = await tx.select({ id: mailingFiles.fileId }).from(mailingFiles).where(which)
  if (attached.length === 0) return
  const isOfThem = sql`${files.id} = any(${uuids(attached.map(({ id }) => id))})`
  // Two mailings of one act may drop their file at once: the second waits here, and then sees the first one's deletion.
  await tx.select({ id: files.id }).from(files).where(isOfThem).orderBy(files.id).for('update')
  await tx.delete(mailingFiles).where(which)
  const gone = await tx.delete(files).where(sql`${isOfThem} and ${isUnusedByCompany}`).returning({ key: files.key })
  if (gone.length > 0) await enqueue(tx, jobs.removeFiles, { keys: gone.map(({ key }) => key) })
}
