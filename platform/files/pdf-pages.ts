import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { mostPages } from './pdf-page-trees.ts'
import { opensWithoutPassword } from './pdf-password.ts'

/** The PDF is truncated, or opens with a password only. */
export class BrokenPdf extends Error {}

/**
 * A PDF's own page count; null if it is not found. Nothing is rendered or run: page trees are found by name, in the
 * file and in its object streams.
 */
export async function pdfPages(content: Buffer): Promise<number | null> {
  const text = content.toString('latin1')
  const end = text.slice(-2048)
  if (!end.includes('startxref') || !end.includes('%%EOF')) throw new BrokenPdf('It has no end')
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/.test(text) && !opensWithoutPassword(text)) {
    throw new BrokenPdf('It opens with a password')
  }
  let most = mostPages(text)
  for await (const objects of packedObjects(content, text)) most = Math.max(most, mostPages(objects))
  return most < 0 ? null : most
}

// More streams than any ordinary document has; limits the work on a hostile file.
const mostStreams = 1000
const mostBytes = 4 * 1024 * 1024

const unpack = promisify(inflate)

/** The content of object streams (PDF 1.5). */
async function* packedObjects(content: Buffer, text: string): AsyncGenerator<string> {
  let left = 8 * mostBytes
  let looked = 0
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    looked += 1
    if (looked > mostStreams || left <= 0) return
    const begin = /^.{0,2000}?stream\r?\n/s.exec(text.slice(index, index + 2100))
    if (!begin) continue
    const from = index + begin[0].length
    const to = text.indexOf('endstream', from)
    if (to < 0) throw new BrokenPdf('A stream has no end')
    const unpacked = await unpack(content.subarray(from, to), { maxOutputLength: mostBytes }).catch(() => undefined)
    left -= unpacked?.length ?? mostBytes
    if (unpacked) yield unpacked.toString('latin1')
  }
}
