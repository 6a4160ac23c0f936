import { database } from '#database/connection.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { newId } from '#platform/ids.ts'

/** A document in a candidate's library, without bytes. */
export async function putOnShelf(candidateId: string, documentTypeId: number, expiresOn: string | null = null) {
  const [fileId, id] = [newId(), newId()]
  const file = { id: fileId, candidateId, key: `${candidateId}/${fileId}`, name: 'a.pdf', type: 'application/pdf' }
  await database()
    .insert(files)
    .values({ ...file, size: 1, sha256: '' })
  await database()
    .insert(candidateDocuments)
    .values({ id, candidateId, documentTypeId, fileId, seriesId: id, expiresOn })
}
