import { randomFillSync } from 'node:crypto'

/** UUIDv7: opaque to people, in order of creation for the indexes (RFC 9562, section 5.7). */
export function newId(now = Date.now()) {
  if (unused === random.length) {
    randomFillSync(random)
    unused = 0
  }
  const bytes = random.subarray(unused, unused + 16)
  unused += 16
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

// Asking for chance is most of what an id costs, so it is asked for many at a time; no byte is used twice.
const random = Buffer.alloc(16 * 256)
let unused = random.length
