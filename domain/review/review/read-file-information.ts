import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import type { readFileInformation as call } from '#contract/review/company-documents.ts'
import { isOfAnswer } from '#database/answer-files.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { filesOf } from './files-of.ts'
import { reviewedApplication } from './reviewed-application.ts'

/**
 * Information on a file that was submitted with this application or for its requests, or was added to it; no other
 * file.
 */
export async function readFileInformation(
  caller: Caller,
  { fileStorageId: fileId, ...ids }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const { snapshot } = await reviewedApplication(db, ids)
  const came =
    snapshot.documents.some((one) => one.fileId === fileId) ||
    (await db.$count(documentRequests, and(eq(documentRequests.applicationId, ids.appId), isOfAnswer(fileId)))) > 0 ||
    (await db.$count(
      addedDocuments,
      and(eq(addedDocuments.applicationId, ids.appId), eq(addedDocuments.fileId, fileId)),
    )) > 0
  const file = came ? (await filesOf(db, caller, ids.appId, [fileId])).get(fileId) : undefined
  if (!file) throw problem('files.notFound')
  return file
}
