import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listDocumentVersions as call } from '#contract/candidates/candidate-documents.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'

export async function listVersions(
  caller: Caller,
  { candidateId, id }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const isTheirs = and(eq(candidateDocuments.candidateId, candidateId), isNull(candidateDocuments.deletedAt))
  const series = database()
    .select({ seriesId: candidateDocuments.seriesId })
    .from(candidateDocuments)
    .where(and(eq(candidateDocuments.id, id), isTheirs))
  const rows = await database()
    .select({ document: candidateDocuments, file: files })
    .from(candidateDocuments)
    .innerJoin(files, eq(files.id, candidateDocuments.fileId))
    .where(and(eq(candidateDocuments.seriesId, series), isTheirs))
    .orderBy(desc(candidateDocuments.createdAt), desc(candidateDocuments.id))
  if (rows.length === 0) throw problem('documents.notFound')
  const items = rows.map(async ({ document, file }) => ({
    id: document.id,
    file: await fileInfo(caller, file),
    createdAt: document.createdAt.toISOString(),
    replacedAt: document.replacedAt?.toISOString() ?? null,
  }))
  return { items: await Promise.all(items) }
}
