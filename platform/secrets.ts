import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a key is for. A key of one purpose says nothing about those of the others. */
type Purpose =
  | 'access tokens'
  | 'refresh tokens'
  | 'session cookie'
  | 'codes'
  | 'external sign-in'
  | 'authenticators'
  | 'contact form'
  | 'personal data'
  | 'citizen marks'
  | 'private files'

let current: { readonly secrets: readonly string[]; readonly keys: Map<Purpose, readonly Uint8Array[]> } | undefined

/**
 * The process's one secret, set at start, and those it had before: what they have sealed for good must still open. Keys are
 * derived from a secret, 32 bytes for each purpose.
 */
export function setSecret(secret: string, earlier: readonly string[] = []) {
  const secrets = [secret, ...earlier]
  if (current?.secrets.join() !== secrets.join()) current = { secrets, keys: new Map() }
}

export const keyFor = (purpose: Purpose): Uint8Array => keysFor(purpose)[0]

/** The one to seal with first, then those that may have sealed what is to be opened. */
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

/** SECRET_KEY, or on a developer's machine one that is made at the first start and kept in the data folder. */
export function readSecret({ secretKey, dataDir }: SecretSource) {
  return secretKey ?? keptSecret(dataDir)
}

function keptSecret(dataDir: string) {
  const path = join(dataDir, 'secret')
  const kept = readKept(path)
  if (kept) return kept
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Appears whole or not at all; of two processes that start together, the second takes the first one's.
    linkSync(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

function readKept(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
