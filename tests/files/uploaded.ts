import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploads } from '#domain/ground/files/uploads.ts'

/** An upload as it is after its last byte, of a candidate or of an organization's member; answers its id. */
export async function uploaded(owner: string, content: Buffer, { filename = 'belge.pdf', size = content.length } = {}) {
  const id = randomBytes(18).toString('base64url')
  const folder = join(uploads().directory, owner)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, id), content)
  await writeFile(join(folder, `${id}.json`), JSON.stringify({ id, size, metadata: { filename } }))
  return id
}
