import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { descriptor, dosMoment, ending, listed, localHeader, type Written } from './zip-records.ts'

export interface ZipEntry {
  /** With slashes between folders. */
  readonly name: string
  readonly modifiedAt: Date
  /** The compression level, 1 to 9; 0 for compressed content such as scans and photos */
  readonly level: number
  /** Opened lazily, when the entry is written */
  readonly content: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

/**
 * Streams a zip file. Only one chunk and a record per file are in memory, so it may have any size; compression runs in
 * another thread. Stopping early closes the open file.
 */
export async function* zipPieces(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const list: Buffer[] = []
  let offset = 0
  for await (const { name: given, modifiedAt, level, content } of entries) {
    const name = Buffer.from(given)
    const about = { name, isDeflated: level > 0, ...dosMoment(modifiedAt), offset }
    const head = localHeader(about)
    yield head
    const sizes = { crc: 0, size: 0, packed: 0 }
    for await (const piece of packed(counted(await content(), sizes), level)) {
      sizes.packed += piece.length
      yield piece
    }
    const written: Written = { ...about, ...sizes }
    const tail = descriptor(written)
    yield tail
    offset += head.length + sizes.packed + tail.length
    list.push(listed(written))
  }
  yield* list
  const size = list.reduce((sum, { length }) => sum + length, 0)
  yield ending(list.length, size, offset)
}

async function* counted(content: AsyncIterable<Uint8Array>, sizes: { crc: number; size: number }) {
  for await (const piece of content) {
    sizes.crc = crc32(piece, sizes.crc)
    sizes.size += piece.length
    yield piece
  }
}

function packed(content: AsyncIterable<Uint8Array>, level: number): AsyncIterable<Uint8Array> {
  if (level === 0) return content
  const deflating = createDeflateRaw({ level, chunkSize: 64 * 1024 })
  // Errors surface in the reader of the stream.
  pipeline(content, deflating, () => {})
  return deflating
}
