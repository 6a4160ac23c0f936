import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { SheetError } from './spreadsheet.ts'

/** Far more than five thousand rows take, and little enough for a process to hold. */
const mostBytes = 60_000_000
const mostFiles = 2000

/**
 * Throws if an Excel file unpacks to too much (zip bomb). Really unpacks it and discards the data, because declared
 * sizes may lie; yauzl stops at the first excess byte.
 */
export async function requireSmallZip(bytes: Uint8Array) {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  })
  let [size, count] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    size += entry.uncompressedSize
    count += 1
    if (size > mostBytes || count > mostFiles) throw new SheetError('tooLarge')
    await pipeline(await zip.openReadStreamPromise(entry), nowhere())
  }
}

const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() })
