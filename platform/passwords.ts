import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id, 19 MiB, two passes: what OWASP recommends. A later change holds for passwords that are set after it.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordVersion = 'v1' | 'v2'

export const hashPassword = (password: string) => hash(password, cost)

/** A password of the older system, of which only the MD5 is known: never stored bare. */
export const hashMd5 = (md5: string) => hash(md5.toLowerCase(), cost)

let nobodys: Promise<string> | undefined

/** Takes as long for an account that does not exist, or has no password, as for one that does. */
export async function isPassword(password: string, stored: string | null | undefined, version: PasswordVersion = 'v2') {
  nobodys ??= hashPassword('of nobody')
  const given = version === 'v1' ? createHash('md5').update(password).digest('hex') : password
  const fits = await verify(stored ?? (await nobodys), given)
  return fits && typeof stored === 'string'
}
