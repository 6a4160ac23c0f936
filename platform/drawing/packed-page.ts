import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

const [packing, unpacking] = [promisify(deflate), promisify(inflate)]

/** pdfkit's content of a page: a chunk for each glyph and pen change, kept until the document ends. */
interface PageContent {
  buffer: readonly Uint8Array[]
  compress: boolean
}

/**
 * Compresses a page's content, because a long letter of emoji would fill the process's memory. `unpackPage` makes it
 * writable again.
 */
export async function packPage({ content }: PDFKit.PDFPage) {
  const held = content as unknown as PageContent
  held.buffer = [await packing(Buffer.concat(held.buffer))]
  held.compress = false
}

export async function unpackPage({ content }: PDFKit.PDFPage) {
  const held = content as unknown as PageContent
  held.buffer = [await unpacking(Buffer.concat(held.buffer))]
}
