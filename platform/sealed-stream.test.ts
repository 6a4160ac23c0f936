import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { sealBytes, sealPieces, unsealStream } from './sealed-stream.ts'
import { setSecret } from './secrets.ts'

beforeEach(() => setSecret('the first secret'))

/** Sealed in pieces of so many bytes, each taken before the next is asked for. */
async function sealed(content: Uint8Array, each = content.length): Promise<Buffer> {
  async function* pieces() {
    for (let at = 0; at < content.length; at += each) yield content.slice(at, at + each)
  }
  const taken: Buffer[] = []
  for await (const piece of sealPieces(pieces(), 'exported files')) taken.push(Buffer.from(piece))
  return Buffer.concat(taken)
}

const opened = (bytes: Buffer, at = bytes.length) =>
  buffer(unsealStream(Readable.from([bytes.subarray(0, at), bytes.subarray(at)]), 'exported files'))

test('what was sealed opens again, however its pieces come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(250), async (content, at) => {
      const bytes = await sealed(content)
      expect(bytes.length).toBe(content.length + sealBytes)
      expect(await opened(bytes, Math.min(at, bytes.length))).toEqual(Buffer.from(content))
    }),
    { numRuns: 60 },
  )
})

test('the memory of large pieces is given back, and what was sealed is whole', async () => {
  const content = randomBytes(300_000)
  const given: Uint8Array[] = []
  async function* pieces() {
    for (let at = 0; at < content.length; at += 65_536) {
      const piece = new Uint8Array(content.subarray(at, at + 65_536))
      given.push(piece)
      yield piece
    }
  }
  const taken: Buffer[] = []
  for await (const piece of sealPieces(pieces(), 'exported files')) taken.push(Buffer.from(piece))
  expect(given.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0])
  expect(await opened(Buffer.concat(taken), 100_000)).toEqual(content)
})

test('it opens where the last piece is shorter than what stands in front', async () => {
  const content = randomBytes(100)
  const bytes = await sealed(content)
  for (let last = 1; last <= sealBytes; last++) expect(await opened(bytes, bytes.length - last)).toEqual(content)
})

test('it opens after the secret has changed, and not with another', async () => {
  const bytes = await sealed(randomBytes(100))
  setSecret('the second secret', ['the first secret'])
  await expect(opened(bytes)).resolves.toHaveLength(100)
  setSecret('a stranger’s secret')
  await expect(opened(bytes)).rejects.toThrow('does not open')
})

test('what was changed or cut off is no whole file', async () => {
  const bytes = await sealed(Buffer.from('a list of people'))
  const changed = Buffer.from(bytes)
  changed[40] = (changed[40] ?? 0) ^ 1
  await expect(opened(changed)).rejects.toThrow()
  await expect(opened(bytes.subarray(0, bytes.length - 1))).rejects.toThrow()
  await expect(opened(bytes.subarray(0, 20))).rejects.toThrow('cut off')
})
