import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listSharedDocuments as call } from '#contract/review/added-documents.ts'
import { database } from '#database/connection.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { ownApplication } from '#domain/applying/applications/own-application.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { addedDocumentsOf } from './added-documents-of.ts'

export async function listSharedDocuments(caller: Caller, ids: Input<typeof call>): Promise<Output<typeof call>> {
  await ownApplication(database(), ids)
  const rows = await addedDocumentsOf(ids.id, caller.language, eq(addedDocuments.isShown, true))
  const items = rows.map(async ({ added: { id, addedAt }, file, typeName }) => ({
    id,
    typeName,
    addedAt: addedAt.toISOString(),
    file: await fileInfo(caller, file, ids.id),
  }))
  return { items: await Promise.all(items) }
}
