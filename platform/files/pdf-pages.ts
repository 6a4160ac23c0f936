import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { mostPages } from './pdf-page-trees.ts'
import { opensWithoutPassword } from './pdf-password.ts'

/** The PDF is truncated, or opens with a password only. */
export class BrokenPdf extends Error {}

/**
 * How many pages a PDF says it has; null when it does not say so where we look. Nothing of it is drawn or run: its trees of
 * pages are found by their names, in the file itself and in those of its streams that hold objects.
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

// More than any ordinary document has: beyond it we stop looking, so nobody keeps us busy with a small file.
const mostStreams = 1000
const mostBytes = 4 * 1024 * 1024

const unpack = promisify(inflate)

/** What is in the streams that hold objects (PDF 1.5). */
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
