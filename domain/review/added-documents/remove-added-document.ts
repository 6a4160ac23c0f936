import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { removeAddedDocument as call } from '#contract/review/added-documents.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { requireReviewed } from '#domain/review/review/reviewed-application.ts'

/** Removes a file from one application. When no application has it any more, `sweepUploads` deletes the file. */
export async function removeAddedDocument(caller: Caller, ids: Input<typeof call>): Promise<null> {
  const { appId, documentId } = ids
  return database().transaction(async (tx) => {
    await requireReviewed(tx, ids)
    await lockApplications(tx, eq(applications.id, appId))
    const [removed] = await tx
      .delete(addedDocuments)
      .where(and(eq(addedDocuments.id, documentId), eq(addedDocuments.applicationId, appId)))
      .returning()
    if (!removed) throw problem('documents.notFound')
    const { documentTypeId, isShown } = removed
    await addHistory(tx, caller, {
      applicationIds: [appId],
      event: 'addedDocumentRemoved',
      detail: { documentTypeId },
      visible: isShown,
    })
    return null
  })
}
