import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { type ZipEntry, zipPieces } from './zip-pieces.ts'
import { ending, listed } from './zip-records.ts'

const modifiedAt = new Date('2026-11-15T11:02:30Z')

async function unpacked(bytes: Buffer) {
  const found: (readonly [string, Buffer])[] = []
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  for await (const entry of zip.eachEntry())
    found.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))])
  return found
}

test('whatever is put in comes out, packed or not, under its name', async () => {
  const file = fc.record({
    name: fc.stringMatching(/^[a-zğüşıöçİ0-9 ]{1,20}$/).map((name) => `klasör/${name}`),
    pieces: fc.array(fc.uint8Array({ maxLength: 3000 }), { maxLength: 4 }),
    level: fc.constantFrom(0, 1, 6),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 5 }), async (made) => {
      const entries = made.map(
        ({ name, level, pieces }): ZipEntry => ({ name, modifiedAt, level, content: () => Readable.from(pieces) }),
      )
      const bytes = await buffer(zipPieces(entries))
      expect(await unpacked(bytes)).toEqual(made.map(({ name, pieces }) => [name, Buffer.concat(pieces)]))
    }),
    { numRuns: 40 },
  )
})

test('a zip of more files than the old format counts is read', async () => {
  const entries = Array.from(
    { length: 65_536 },
    (_, at): ZipEntry => ({ name: `${at}`, modifiedAt, level: 0, content: nothing }),
  )
  const zip = await yauzl.fromBufferPromise(await buffer(zipPieces(entries)), { lazyEntries: true })
  expect(zip.entryCount).toBe(65_536)
})

async function* nothing() {}

test('a file beyond 4 GB has its place in the extra field, and the ending says where the list is', () => {
  const far = 5_000_000_000
  const about = { name: Buffer.from('a'), isDeflated: false, time: 0, date: 0, crc: 1, packed: 1, size: 1 }
  const entry = listed({ ...about, offset: far })
  expect([entry.readUInt32LE(42), Number(entry.readBigUInt64LE(46 + 1 + 4))]).toEqual([0xffff_ffff, far])
  const end = ending(1, 59, far)
  expect([end.readUInt32LE(0), Number(end.readBigUInt64LE(48)), end.readUInt32LE(76)]).toEqual([
    0x06064b50,
    far,
    0x06054b50,
  ])
})
