import { createCipheriv, createDecipheriv, createHmac, type DecipherGCM, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { releaseBytes } from './release-bytes.ts'
import { keyFor, keysFor } from './secrets.ts'

// Files of any size that nobody reads without our key, wherever they are stored: AES-256-GCM, piece by piece. In front the
// nonce and a mark by which the key is found again, at the end the tag that says that nothing was changed.

const cipher = 'aes-256-gcm'
type Purpose = 'exported files'

const [nonceBytes, markBytes, tagBytes] = [12, 16, 16]
const headBytes = nonceBytes + markBytes
/** What a sealed file has beyond its content. */
export const sealBytes = headBytes + tagBytes

/** Takes the pieces for good, and gives each of its own until the next is asked for: the memory of both is given back. */
export async function* sealPieces(content: AsyncIterable<Uint8Array>, purpose: Purpose): AsyncGenerator<Uint8Array> {
  const key = keyFor(purpose)
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  yield Buffer.concat([nonce, markOf(key, nonce)])
  for await (const piece of content) {
    const sealed = sealing.update(piece)
    releaseBytes(piece)
    yield sealed
    releaseBytes(sealed)
  }
  yield Buffer.concat([sealing.final(), sealing.getAuthTag()])
}

/** Breaks off where what was stored is not what was sealed: what came until then is no whole file. */
export function unsealStream(sealed: AsyncIterable<Uint8Array>, purpose: Purpose): Readable {
  async function* pieces() {
    let opening: DecipherGCM | undefined
    let held = Buffer.alloc(0)
    for await (const piece of sealed) {
      held = Buffer.concat([held, piece])
      // The last bytes may be the tag.
      if (held.length < tagBytes + (opening ? 0 : headBytes)) continue
      if (!opening) {
        opening = opened(held, purpose)
        held = held.subarray(headBytes)
      }
      yield opening.update(held.subarray(0, held.length - tagBytes))
      held = held.subarray(held.length - tagBytes)
    }
    if (!opening) throw new Error('A sealed file is cut off')
    opening.setAuthTag(held)
    yield opening.final()
  }
  return Readable.from(pieces(), { highWaterMark: 1 })
}

function opened(head: Buffer, purpose: Purpose) {
  const nonce = head.subarray(0, nonceBytes)
  const mark = head.subarray(nonceBytes, headBytes)
  const key = keysFor(purpose).find((one) => markOf(one, nonce).equals(mark))
  if (!key) throw new Error('A sealed file does not open: was SECRET_KEY changed?')
  return createDecipheriv(cipher, key, nonce)
}

const markOf = (key: Uint8Array, nonce: Uint8Array) =>
  createHmac('sha256', key).update(nonce).digest().subarray(0, markBytes)
