import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { limited } from './limited.ts'

// argon2id, 19 MiB, two passes: what OWASP recommends. A later change holds for passwords that are set after it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordVersion = 'v1' | 'v2'

// Node's pool has four threads. One stays free of hashes: files, compression and sealed cookies wait for the same threads,
// and on the last evening they would stand behind everybody who signs in.
const inTurn = limited(3, 10_000)

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

/** A password of the older system, of which only the MD5 is known: never stored bare. */
export const hashMd5 = (md5: string) => inTurn(() => hash(md5.toLowerCase(), cost))

let nobodys: Promise<string> | undefined

/** Made once; again if the first had to be turned away. */
function hashOfNobody() {
  nobodys ??= hashPassword('of nobody').catch((error: unknown) => {
    nobodys = undefined
    throw error
  })
  return nobodys
}

/** Takes as long for an account that does not exist, or has no password, as for one that does. */
export async function isPassword(password: string, stored: string | null | undefined, version: PasswordVersion = 'v2') {
  const given = version === 'v1' ? createHash('md5').update(password).digest('hex') : password
  // Asked for even where it is not needed, so that the first who has no account does not wait for two hashes.
  const ofNobody = await hashOfNobody()
  const compared = stored ?? ofNobody
  const fits = await inTurn(() => verify(compared, given))
  return fits && typeof stored === 'string'
}
