import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A whole content to send, with its length and hash; it can be sent again. */
export interface Whole {
  readonly size: number
  readonly sha256: string
  readonly open: () => Readable | Uint8Array
}

/** The folder of temporary files, each in a subfolder with this prefix. */
export const wholesFolder = () => tmpdir()
export const wholesBegin = 'kopru-put-'

/** The length of a stream is unknown, so it is written to disk first; a stream that breaks is never sent. */
export async function withWhole<T>(
  content: AsyncIterable<Uint8Array> | Uint8Array,
  use: (whole: Whole) => Promise<T>,
): Promise<T> {
  if (content instanceof Uint8Array) {
    const sha256 = createHash('sha256').update(content).digest('hex')
    return use({ size: content.byteLength, sha256, open: () => content })
  }
  const folder = await mkdtemp(join(wholesFolder(), wholesBegin))
  try {
    const path = join(folder, 'content')
    return await use({ ...(await write(content, path)), open: () => createReadStream(path) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(content: AsyncIterable<Uint8Array>, path: string) {
  const hash = createHash('sha256')
  let size = 0
  async function* measured(pieces: AsyncIterable<Uint8Array | string>) {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece)
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
  }
  await pipeline(content, measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { size, sha256: hash.digest('hex') }
}
