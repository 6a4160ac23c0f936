import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { removeCandidateDocument as call } from '#contract/candidates/candidate-documents.ts'
import { database } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { dropUnusedFiles } from '#domain/ground/files/drop-unused-files.ts'
import { lockDocument } from './shelf.ts'

/** Removes a document with all its versions. Files that an application contains are only hidden. */
export async function removeDocument(_caller: Caller, { candidateId, id }: Input<typeof call>) {
  await database().transaction(async (tx) => {
    const { seriesId } = await lockDocument(tx, candidateId, id)
    const hidden = await tx
      .update(candidateDocuments)
      .set({ deletedAt: new Date() })
      .where(
        and(
          eq(candidateDocuments.seriesId, seriesId),
          eq(candidateDocuments.candidateId, candidateId),
          isNull(candidateDocuments.deletedAt),
        ),
      )
      .returning({ fileId: candidateDocuments.fileId })
    await dropUnusedFiles(
      tx,
      candidateId,
      hidden.map(({ fileId }) => fileId),
    )
  })
  return null
}
