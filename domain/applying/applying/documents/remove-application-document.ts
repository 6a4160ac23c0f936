import { and, eq } from 'drizzle-orm'
import type { removeApplicationDocument as call } from '#contract/applying/application-documents.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { lockApplication } from '#domain/applying/applications/own-application.ts'
import { requireEditable } from '../require-editable.ts'
import { answerWithFile, markChanged } from './put-file.ts'

/** Removes a file from the application. It stays among the candidate's documents, and in the submitted snapshot. */
export async function removeApplicationDocument(_: Caller, input: Input<typeof call>): Promise<null> {
  const arrivedAt = new Date()
  await database().transaction(async (tx) => {
    const own = await lockApplication(tx, input)
    requireEditable(own, arrivedAt)
    const applicationId = own.application.id
    const [removed] = await tx
      .delete(applicationDocuments)
      .where(and(eq(applicationDocuments.applicationId, applicationId), eq(applicationDocuments.id, input.docId)))
      .returning()
    if (!removed) throw problem('documents.notFound')
    if (removed.documentTypeId === null) await answerWithFile(tx, applicationId, removed.formDocumentId, null)
    await markChanged(tx, applicationId)
  })
  return null
}
