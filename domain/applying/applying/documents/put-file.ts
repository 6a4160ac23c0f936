import { and, eq, ne, or, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applications } from '#database/schema/applications.ts'
import { files } from '#database/schema/files.ts'
import { holdFile } from '#domain/ground/files/hold-file.ts'
import { newId } from '#platform/ids.ts'
import type { DocumentPlace } from './document-places.ts'

type File = Pick<typeof files.$inferSelect, 'id' | 'name' | 'sha256'>

/** Adds a file to its place in an application. If the place allows one file only, it replaces the existing one. */
export async function putFile(tx: Transaction, applicationId: string, place: DocumentPlace, file: File) {
  const { formDocumentId, documentTypeId, most } = place
  await holdFile(tx, file.id)
  const here = and(
    eq(applicationDocuments.applicationId, applicationId),
    eq(applicationDocuments.formDocumentId, formDocumentId),
  )
  if (await hasSame(tx, applicationId, place, file)) return
  // Files that were added while the form asked for another document type are replaced too.
  const isStale = sql`${applicationDocuments.documentTypeId} is distinct from ${documentTypeId}`
  const isBefore = most > 1 ? isStale : or(isStale, ne(applicationDocuments.fileId, file.id))
  await tx.delete(applicationDocuments).where(and(here, isBefore))
  const [added] = await tx
    .insert(applicationDocuments)
    .values({ id: newId(), applicationId, formDocumentId, documentTypeId, fileId: file.id })
    .onConflictDoNothing()
    .returning({ id: applicationDocuments.id })
  if (!added) return
  if (most > 1 && (await tx.$count(applicationDocuments, here)) > most) {
    throw problem('documents.tooManyFiles', { limit: most })
  }
  if (documentTypeId === null) await answerWithFile(tx, applicationId, formDocumentId, file.name)
  await markChanged(tx, applicationId)
}

/** Whether the same file is stored already: a request repeated after a lost answer stores it once. */
async function hasSame(tx: Transaction, applicationId: string, place: DocumentPlace, { sha256, name }: File) {
  const [same] = await tx
    .select({ id: applicationDocuments.id })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(
      and(
        eq(applicationDocuments.applicationId, applicationId),
        eq(applicationDocuments.formDocumentId, place.formDocumentId),
        sql`${applicationDocuments.documentTypeId} is not distinct from ${place.documentTypeId}`,
        eq(files.sha256, sha256),
        // A place for one file also accepts the same file with a new name, because the name is shown.
        place.most > 1 ? undefined : eq(files.name, name),
      ),
    )
    .limit(1)
  return same !== undefined
}

/** Stores the file's name as the answer to a file question; null removes the answer. */
export async function answerWithFile(tx: Transaction, applicationId: string, questionId: string, name: string | null) {
  const answer = { value: name, typedAt: sql`clock_timestamp()`, device: 'file', savedAt: sql`clock_timestamp()` }
  await tx
    .insert(applicationAnswers)
    .values({ applicationId, questionId, ...answer })
    .onConflictDoUpdate({ target: [applicationAnswers.applicationId, applicationAnswers.questionId], set: answer })
}

export const markChanged = (tx: Transaction, applicationId: string) =>
  tx.update(applications).set({ changedAt: sql`clock_timestamp()` }).where(eq(applications.id, applicationId))
