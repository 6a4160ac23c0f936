import { asc, eq, sql } from 'drizzle-orm'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import type { Mailing } from '#contract/mailings/mailings.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { uuids } from '#database/uuids.ts'
import { describeFile } from '#domain/ground/files/file-info.ts'
import type { LinkTarget } from '#domain/ground/files/signed-link.ts'

export type MessageFileTarget = Omit<Extract<LinkTarget, { readonly kind: 'messageFile' }>, 'messageId'>

/** The attachments of each mailing, with links for the reader. */
export async function filesOfMailings(db: Database | Transaction, mailingIds: readonly (string | null)[]) {
  const rows = await attachedTo(db, mailingIds)
  return (mailingId: string | null, linkTo: (target: MessageFileTarget) => SignedLink): FileInfo[] =>
    rows.flatMap((row) =>
      row.mailingId === mailingId
        ? [describeFile(row.file, linkTo({ kind: 'messageFile', fileId: row.file.id, mailingId }))]
        : [],
    )
}

/** The attachments of each mailing without links, for the outbox. */
export async function namedFilesOf(db: Database | Transaction, mailings: readonly { readonly id: string }[]) {
  const rows = await attachedTo(
    db,
    mailings.map(({ id }) => id),
  )
  return (mailingId: string): Mailing['files'] =>
    rows.flatMap(({ mailingId: of, file: { name, size } }) => (of === mailingId ? [{ name, size }] : []))
}

async function attachedTo(db: Database | Transaction, mailingIds: readonly (string | null)[]) {
  const ids = [...new Set(mailingIds.flatMap((id) => id ?? []))]
  if (ids.length === 0) return []
  return db
    .select({ mailingId: mailingFiles.mailingId, file: files })
    .from(mailingFiles)
    .innerJoin(files, eq(files.id, mailingFiles.fileId))
    .where(sql`${mailingFiles.mailingId} = any(${uuids(ids)})`)
    .orderBy(asc(mailingFiles.position))
}
