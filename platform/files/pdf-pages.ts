import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { opensWithoutPassword } from './pdf-password.ts'

/** It ends before its end, or opens with a password only. */
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
  const counts = [...countsIn(text)]
  for await (const objects of packedObjects(content, text)) counts.push(...countsIn(objects))
  return counts.length === 0 ? null : Math.max(...counts)
}

// More than any ordinary document has: beyond it we stop looking, so nobody keeps us busy with a small file.
const mostTrees = 2000
const nearby = 20_000
const mostStreams = 1000
const mostBytes = 4 * 1024 * 1024

/** What each tree of pages in it says: the root has the most. */
function* countsIn(text: string): Generator<number> {
  let looked = 0
  for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    looked += 1
    if (looked > mostTrees) return
    const before = text.slice(Math.max(0, index - nearby), index)
    const after = text.slice(index, index + nearby)
    const own = before.slice(lastOpening(before)) + after.slice(0, firstClosing(after))
    const count = /\/Count\s+(\d{1,9})\b/.exec(own)?.[1]
    if (count !== undefined) yield Number(count)
  }
}

/** Where the dictionary begins that a place lies in, past those that have closed before it. */
function lastOpening(before: string): number {
  let closed = 0
  for (const { 0: bracket, index } of [...before.matchAll(/<<|>>/g)].reverse()) {
    if (bracket === '>>') closed += 1
    else if (closed === 0) return index
    else closed -= 1
  }
  return 0
}

function firstClosing(after: string): number {
  let open = 0
  for (const { 0: bracket, index } of after.matchAll(/<<|>>/g)) {
    if (bracket === '<<') open += 1
    else if (open === 0) return index
    else open -= 1
  }
  return after.length
}

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
