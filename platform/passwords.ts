import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { limited } from './limited.ts'

// argon2id, 19 MiB, two passes: what OWASP recommends. A later change holds for passwords that are set after it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordVersion = 'v1' | 'v2'

// Node's thread pool has four threads. One stays free of hashing, because files, compression and sealed cookies need
// the same threads, and on a deadline's last evening would queue behind all sign-ins.
const inTurn = limited(3, 10_000)

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

/** A password of the older system, known only as an MD5: that MD5 is hashed again, never stored bare. */
export const hashMd5 = (md5: string) => inTurn(() => hash(md5.toLowerCase(), cost))

let nobodys: Promise<string> | undefined

/** A hash to compare with for missing accounts; made once, and again if the queue refused the first. */
function hashOfNobody() {
  nobodys ??= hashPassword('of nobody').catch((error: unknown) => {
    nobodys = undefined
    throw error
  })
  return nobodys
}

/**
 * Takes equal time for an existing account and a missing one, or one without a password, against enumeration by timing.
 */
export async function isPassword(password: string, stored: string | null | undefined, version: PasswordVersion = 'v2') {
  const given = version === 'v1' ? createHash('md5').update(password).digest('hex') : password
  // Requested in any case, so that the first missing account does not take the time of two hashes.
  const ofNobody = await hashOfNobody()
  const compared = stored ?? ofNobody
  const fits = await inTurn(() => verify(compared, given))
  return fits && typeof stored === 'string'
}
