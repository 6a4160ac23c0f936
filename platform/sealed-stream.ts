import { createCipheriv, createDecipheriv, createHmac, type DecipherGCM, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { releaseBytes } from './release-bytes.ts'
import { keyFor, keysFor } from './secrets.ts'

// Large files encrypted as a stream, wherever they are stored: AES-256-GCM. In front the nonce and a key id, at the end
// the authentication tag.

const cipher = 'aes-256-gcm'
type Purpose = 'exported files'

const [nonceBytes, markBytes, tagBytes] = [12, 16, 16]
const headBytes = nonceBytes + markBytes
/** The bytes that sealing adds. */
export const sealBytes = headBytes + tagBytes

/**
 * Takes ownership of the chunks, and yields chunks that are valid until the next is requested: the memory of both is
 * freed.
 */
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

/** Fails if the content was tampered with; what was read until then is not a complete file. */
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
