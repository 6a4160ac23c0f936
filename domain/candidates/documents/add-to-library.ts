import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { candidates } from '#database/schema/candidates.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { newId } from '#platform/ids.ts'
import { documentType } from './document-type.ts'
import { lastDay } from './expiry.ts'
import { isOnShelf, lockDocument, type ShelvedDocument } from './shelf.ts'

export const mostDocuments = 100

interface Shelved {
  readonly candidateId: string
  readonly documentTypeId: number
  readonly fileId: string
  readonly note?: string
  /** The note, where its owner has not written one. */
  readonly noteIfNew?: string
  readonly issuedOn?: string | null
  readonly expiresOn?: string | null
  /** The document that this one replaces. */
  readonly replaces?: string | undefined
}

/**
 * Adds a file to its owner's documents. If the same file or content is there already, that document is returned.
 * Undefined if the limit is reached.
 */
export async function addToLibrary(tx: Transaction, shelved: Shelved): Promise<ShelvedDocument | undefined> {
  const { candidateId, documentTypeId, fileId, note = '', noteIfNew = '', issuedOn = null, replaces } = shelved
  const { validMonths } = await documentType(tx, documentTypeId)
  // Locked per candidate: the same file sent twice at once becomes one document.
  await tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, candidateId)).for('no key update')
  const said = { note, issuedOn, expiresOn: lastDay(shelved, validMonths) }
  const same = await sameDocument(tx, shelved)
  if (same) return saidOfIt(tx, same, said)
  const older = replaces === undefined ? undefined : await lockDocument(tx, candidateId, replaces)
  if (!older && (await countOnShelf(tx, candidateId)) >= mostDocuments) return undefined
  if (older) {
    await tx.update(candidateDocuments).set({ replacedAt: new Date() }).where(eq(candidateDocuments.id, older.id))
  }
  const id = newId()
  const [added] = await tx
    .insert(candidateDocuments)
    .values({
      id,
      candidateId,
      documentTypeId,
      fileId,
      seriesId: older?.seriesId ?? id,
      ...said,
      note: note || noteIfNew,
    })
    .returning()
  return added
}

async function sameDocument(tx: Transaction, { candidateId, documentTypeId, fileId }: Shelved) {
  const content = tx.select({ sha256: files.sha256 }).from(files).where(eq(files.id, fileId))
  const [same] = await tx
    .select({ document: candidateDocuments })
    .from(candidateDocuments)
    .innerJoin(files, eq(files.id, candidateDocuments.fileId))
    .where(
      and(
        eq(candidateDocuments.candidateId, candidateId),
        eq(candidateDocuments.documentTypeId, documentTypeId),
        isOnShelf,
        or(eq(candidateDocuments.fileId, fileId), eq(files.sha256, content)),
      ),
    )
    .limit(1)
    .for('share', { of: candidateDocuments })
  return same?.document
}

type Said = Pick<ShelvedDocument, 'note' | 'issuedOn' | 'expiresOn'>

/** Adds the new details to those of the existing document. */
async function saidOfIt(tx: Transaction, known: ShelvedDocument, said: Said): Promise<ShelvedDocument> {
  const { note, issuedOn, expiresOn } = said
  if (note === '' && issuedOn === null && expiresOn === null) return known
  const [changed] = await tx
    .update(candidateDocuments)
    .set({
      ...(note !== '' && { note }),
      ...(issuedOn !== null && { issuedOn }),
      ...(expiresOn !== null && { expiresOn }),
    })
    .where(eq(candidateDocuments.id, known.id))
    .returning()
  return changed ?? known
}

const countOnShelf = (tx: Transaction, candidateId: string) =>
  tx.$count(candidateDocuments, and(eq(candidateDocuments.candidateId, candidateId), isOnShelf))
