import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'

const [packing, unpacking] = [promisify(deflate), promisify(inflate)]

/** What pdfkit keeps of a page: each letter and each change of the pen is a piece of its own, until the document ends. */
interface PageContent {
  buffer: readonly Uint8Array[]
  compress: boolean
}

/**
 * Packs what a page says, as it will stand in the file: a long letter of emoji would fill the memory of the process otherwise.
 * More can be written on it after `unpackPage`.
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
