import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { CandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { expiryOf } from './expiry.ts'
import { isOnShelf } from './shelf.ts'
import { usedIn } from './used-in.ts'

/** A candidate's documents for their owner: by type, the newest first. */
export async function describeDocuments(
  caller: Caller,
  candidateId: string,
  which?: SQL,
): Promise<CandidateDocument[]> {
  const db = database()
  const rows = await documentRows(db, candidateId, caller.language, which)
  const uses = await usedIn(
    db,
    candidateId,
    rows.map(({ file }) => file.id),
  )
  return Promise.all(
    rows.map(async ({ document, file, ...rest }) => {
      const { id, documentTypeId, note, issuedOn, expiresOn, createdAt } = document
      return {
        id,
        documentTypeId,
        note,
        issuedOn,
        expiresOn,
        ...rest,
        expiry: expiryOf(expiresOn),
        file: await fileInfo(caller, file),
        usedIn: (uses.get(file.id) ?? []).map(({ applicationId, title, companyName, isDraft }) => ({
          applicationId,
          title,
          companyName,
          isDraft,
        })),
        createdAt: createdAt.toISOString(),
      }
    }),
  )
}

export const describeDocument = async (caller: Caller, candidateId: string, id: string) =>
  (await describeDocuments(caller, candidateId, eq(candidateDocuments.id, id)))[0]

function documentRows(db: Database | Transaction, candidateId: string, language: Language, which: SQL | undefined) {
  return db
    .select({
      document: candidateDocuments,
      file: files,
      typeName: nameIn(language, documentTypes),
      category: documentTypes.category,
      versions: sql<number>`(select count(*) from ${candidateDocuments} as version
        where version.series_id = ${candidateDocuments.seriesId} and version.deleted_at is null)`,
    })
    .from(candidateDocuments)
    .innerJoin(files, eq(files.id, candidateDocuments.fileId))
    .innerJoin(documentTypes, eq(documentTypes.id, candidateDocuments.documentTypeId))
    .where(and(eq(candidateDocuments.candidateId, candidateId), isOnShelf, which))
    .orderBy(candidateDocuments.documentTypeId, desc(candidateDocuments.createdAt), desc(candidateDocuments.id))
}
