import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor, keysFor } from './secrets.ts'

// Files encrypted with our key, wherever they are stored: AES-256-GCM, with nonce and tag in front.

const cipher = 'aes-256-gcm'
type Purpose = 'payment files'

export function sealBytes(content: Uint8Array, purpose: Purpose): Buffer {
  const once = randomBytes(12)
  const sealing = createCipheriv(cipher, keyFor(purpose), once)
  const sealed = Buffer.concat([sealing.update(content), sealing.final()])
  return Buffer.concat([once, sealing.getAuthTag(), sealed])
}

/** The same content under the newest key; undefined if it is already. */
export function resealedBytes(sealed: Uint8Array, purpose: Purpose): Buffer | undefined {
  return openedBytes(sealed, keyFor(purpose)) ? undefined : sealBytes(unsealBytes(sealed, purpose), purpose)
}

/** Decrypts with whichever key sealed it; throws if none does, because that is a bug. */
export function unsealBytes(sealed: Uint8Array, purpose: Purpose): Buffer {
  for (const key of keysFor(purpose)) {
    const opened = openedBytes(sealed, key)
    if (opened) return opened
  }
  throw new Error('A sealed file does not open: was SECRET_KEY changed?')
}

/** Undefined if it was sealed with another key. */
function openedBytes(sealed: Uint8Array, key: Uint8Array): Buffer | undefined {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(12, 28))
  try {
    return Buffer.concat([opening.update(sealed.subarray(28)), opening.final()])
  } catch {
    return undefined
  }
}
