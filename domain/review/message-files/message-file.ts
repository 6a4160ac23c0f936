import { eq, sql } from 'drizzle-orm'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { files } from '#database/schema/files.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import type { LinkTarget } from '#domain/ground/files/signed-link.ts'
import { sentColumns, storedFile } from '#domain/ground/files/stored-file.ts'

/** Opens an attachment for the organization, or for the candidate while the message is in the thread. */
export async function messageFile(target: Extract<LinkTarget, { readonly kind: 'messageFile' }>): Promise<SentFile> {
  const { fileId, mailingId, messageId } = target
  const isRead =
    messageId === undefined
      ? sql`true`
      : sql`exists (select from ${applicationMessages}
          join ${applications} on ${applications.id} = ${applicationMessages.applicationId}
          where ${applicationMessages.id} = ${messageId}::uuid and ${applicationMessages.mailingId} = ${mailingFiles.mailingId}
            and ${applications.anonymisedAt} is null)`
  const [file] = await database()
    .select(sentColumns)
    .from(mailingFiles)
    .innerJoin(files, eq(files.id, mailingFiles.fileId))
    .where(
      sql`${mailingFiles.mailingId} = ${mailingId}::uuid and ${mailingFiles.fileId} = ${fileId}::uuid and ${isRead}`,
    )
  return storedFile(file)
}
