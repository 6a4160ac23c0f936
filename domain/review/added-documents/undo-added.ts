import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { uuids } from '#database/uuids.ts'
import type { UndoWay } from '#domain/review/acts/undo-rules.ts'

const ofAct = (actId: string) =>
  sql`${addedDocuments.applicationId} = ${applications.id} and ${addedDocuments.actId} = ${actId}::uuid`

/**
 * Undoes the adding of documents by removing each from its application; a document that the candidate has opened since
 * stays. When no application has the file any more, `sweepUploads` deletes it.
 */
export const documentsWay: UndoWay = {
  event: 'addedDocumentRemoved',
  isChangedSince: (actId) =>
    sql`not exists (select from ${addedDocuments} where ${ofAct(actId)} and ${addedDocuments.openedAt} is null)`,
  detail: (written) => written,
  // A candidate whose history showed the document also sees its removal.
  visible: (written) => sql<boolean>`coalesce((${written} ->> 'isShown')::boolean, false)`,
  apply: (tx, actId, applicationIds) =>
    tx.execute(sql`delete from ${addedDocuments} where ${addedDocuments.actId} = ${actId}::uuid
      and ${addedDocuments.applicationId} = any(${uuids(applicationIds)})`),
}
