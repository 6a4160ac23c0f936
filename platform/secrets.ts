import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The purpose of a key; keys of different purposes are independent. */
type Purpose =
  | 'access tokens'
  | 'refresh tokens'
  | 'session cookie'
  | 'known device'
  | 'address correction'
  | 'codes'
  | 'external sign-in'
  | 'authenticators'
  | 'contact form'
  | 'personal data'
  | 'kept answers'
  | 'request fingerprints'
  | 'citizen marks'
  | 'bank account marks'
  | 'payment files'
  | 'exported files'
  | 'address marks'
  | 'private files'
  | 'interview links'
  | 'calendar feeds'
  | 'outreach links'
  | 'secret marks'
  | 'passkey challenges'
  | 'unsaved text'

let current: { readonly secrets: readonly string[]; readonly keys: Map<Purpose, readonly Uint8Array[]> } | undefined

/**
 * Sets the process's secret for sealing and signing at start, with the accepted other ones: former secrets, and the
 * next one, which other processes may already use. Keys of 32 bytes are derived for each purpose.
 */
export function setSecret(secret: string, others: readonly string[] = []) {
  const secrets = [...new Set([secret, ...others])]
  if (current?.secrets.join() !== secrets.join()) current = { secrets, keys: new Map() }
}

export const keyFor = (purpose: Purpose): Uint8Array => keysFor(purpose)[0]

/** The key to seal and sign with, then the others that are accepted when opening and verifying. */
export function keysFor(purpose: Purpose): readonly [Uint8Array, ...Uint8Array[]] {
  if (!current) throw new Error('No secret is set yet')
  const { secrets, keys } = current
  const found = keys.get(purpose) ?? secrets.map((secret) => derived(secret, purpose))
  keys.set(purpose, found)
  return found as readonly [Uint8Array, ...Uint8Array[]]
}

const derived = (secret: string, purpose: Purpose) => new Uint8Array(hkdfSync('sha256', secret, 'kopru', purpose, 32))

interface SecretSource {
  readonly secretKey: string | undefined
  readonly dataDir: string
}

/** The secret's source, in words for the operator who has to change it. */
export const secretName = ({ secretKey, dataDir }: SecretSource) =>
  secretKey === undefined ? `The secret in ${join(dataDir, 'secret')}` : 'SECRET_KEY'

/** SECRET_KEY, or on a developer's machine one that is made at the first start and kept in the data folder. */
export function readSecret({ secretKey, dataDir }: SecretSource) {
  return secretKey ?? readKept(join(dataDir, 'secret')) ?? makeKept(dataDir)
}

/** The same where a new one would be of no use: undefined when there is none yet. */
export const knownSecret = ({ secretKey, dataDir }: SecretSource) => secretKey ?? readKept(join(dataDir, 'secret'))

function makeKept(dataDir: string) {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(bytesOfSecret).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // Atomic: of two processes that start together, the second takes the first one's.
    linkSync(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return requireUndamaged(path, readFileSync(path))
}

function readKept(path: string) {
  try {
    return requireUndamaged(path, readFileSync(path))
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const bytesOfSecret = 32

/** An empty key signs as well as any other, so a file that was cut off or written over must not become one. */
function requireUndamaged(path: string, content: Buffer) {
  const text = content.toString('latin1').trim()
  if (/^[A-Za-z0-9_-]{43}$/.test(text) && Buffer.from(text, 'base64url').length === bytesOfSecret) return text
  throw new Error(
    `${path} is damaged: it should hold 43 letters, digits, "-" and "_", and holds ${content.length} bytes of something else. ` +
      'Put the one from your backup in its place. If there is no data yet, remove it: a new one is made. A secret of your own goes into SECRET_KEY.',
  )
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
