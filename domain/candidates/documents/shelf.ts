import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'

export type ShelvedDocument = typeof candidateDocuments.$inferSelect

/** The candidate's present documents: neither replaced nor deleted. */
export const isOnShelf = and(isNull(candidateDocuments.replacedAt), isNull(candidateDocuments.deletedAt))

/** A candidate's documents of these types, with the files, the newest first. */
export async function shelvedOf(db: Database | Transaction, candidateId: string, typeIds: readonly number[]) {
  if (typeIds.length === 0) return []
  return db
    .select({ document: candidateDocuments, file: files })
    .from(candidateDocuments)
    .innerJoin(files, eq(files.id, candidateDocuments.fileId))
    .where(
      and(
        eq(candidateDocuments.candidateId, candidateId),
        inArray(candidateDocuments.documentTypeId, [...typeIds]),
        isOnShelf,
      ),
    )
    .orderBy(desc(candidateDocuments.createdAt), desc(candidateDocuments.id))
}

/**
 * A candidate's document with its file, locked so that it cannot be deleted before the transaction that uses it ends.
 */
export async function documentToUse(tx: Transaction, candidateId: string, id: string) {
  const [found] = await tx
    .select({ document: candidateDocuments, file: files })
    .from(candidateDocuments)
    .innerJoin(files, eq(files.id, candidateDocuments.fileId))
    .where(and(eq(candidateDocuments.id, id), eq(candidateDocuments.candidateId, candidateId), isOnShelf))
    .for('share', { of: candidateDocuments })
  if (!found) throw problem('documents.notFound')
  return found
}

export async function lockDocument(tx: Transaction, candidateId: string, id: string): Promise<ShelvedDocument> {
  const [found] = await tx
    .select()
    .from(candidateDocuments)
    .where(and(eq(candidateDocuments.id, id), eq(candidateDocuments.candidateId, candidateId), isOnShelf))
    .for('update')
  if (!found) throw problem('documents.notFound')
  return found
}
