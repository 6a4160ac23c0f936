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
  | 'private files'

let current: { readonly secret: string; readonly keys: Map<Purpose, Uint8Array> } | undefined

/** The process's one secret, set at start; keys are derived from it, 32 bytes for each purpose. */
export function setSecret(secret: string) {
  if (current?.secret !== secret) current = { secret, keys: new Map() }
}

export function keyFor(purpose: Purpose): Uint8Array {
  if (!current) throw new Error('No secret is set yet')
  const { secret, keys } = current
  const known = keys.get(purpose)
  if (known) return known
  const key = new Uint8Array(hkdfSync('sha256', secret, 'kopru', purpose, 32))
  keys.set(purpose, key)
  return key
}

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
