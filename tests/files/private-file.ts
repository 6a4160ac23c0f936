import { database } from '#database/connection.ts'
import { files } from '#database/schema/files.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { newId } from '#platform/ids.ts'

/** A file of a candidate in the private store; it holds its own name. */
export async function aPrivateFile(candidateId: string, name: string) {
  const id = newId()
  const key = `${id}.pdf`
  const size = Buffer.byteLength(name)
  await fileStore().put('private', key, Buffer.from(name))
  await database()
    .insert(files)
    .values({ id, candidateId, name, key, size, type: 'application/pdf', sha256: 'x', pages: 1 })
  return id
}
