import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyFor, keysFor } from './secrets.ts'

interface Claims {
  readonly [name: string]: unknown
}

const issuer = 'kopru'
const header = encoded({ alg: 'HS256' })

/**
 * A JSON Web Token that only we read. Signed on the main thread: a library would use Node's thread pool, where it would
 * queue behind password hashing.
 */
export function signToken(subject: string, claims: Claims, seconds: number) {
  const iat = Math.floor(Date.now() / 1000)
  const content = `${header}.${encoded({ ...claims, iss: issuer, sub: subject, iat, exp: iat + seconds })}`
  return `${content}.${signatureOf(content, keyFor('access tokens'))}`
}

/** The claims of a token that we signed and whose time is not over. */
export function verifyToken(token: string): Claims | undefined {
  const [first, body = '', signature = '', ...more] = token.split('.')
  if (first !== header || more.length > 0) return undefined
  const isOurs = keysFor('access tokens').some((key) => isSame(signature, signatureOf(`${header}.${body}`, key)))
  if (!isOurs) return undefined
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
  return claims.iss === issuer && Number(claims.exp) > Date.now() / 1000 ? claims : undefined
}

function encoded(part: object) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const signatureOf = (content: string, key: Uint8Array) => createHmac('sha256', key).update(content).digest('base64url')

function isSame(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

type Sealed =
  | 'session cookie'
  | 'known device'
  | 'address correction'
  | 'external sign-in'
  | 'authenticators'
  | 'contact form'
  | 'personal data'
  | 'kept answers'
  | 'private files'

/** Encrypts a text that a browser or a table stores for us. A text sealed for one purpose does not open for another. */
export function seal(text: string, purpose: Sealed = 'session cookie') {
  return sealedBy(keyFor(purpose), text)
}

export function unseal(sealed: string, purpose: Sealed = 'session cookie'): string | undefined {
  for (const key of keysFor(purpose)) {
    const opened = openedBy(key, sealed)
    if (opened !== undefined) return opened
  }
  return undefined
}

/** The same text under the newest key; undefined if it is already, or if no key opens it. */
export function resealed(sealed: string, purpose: Sealed): string | undefined {
  if (openedBy(keyFor(purpose), sealed) !== undefined) return undefined
  const text = unseal(sealed, purpose)
  return text === undefined ? undefined : seal(text, purpose)
}

const cipher = 'aes-256-gcm'
const sealHeader = encoded({ alg: 'dir', enc: 'A256GCM' })

/** A JSON Web Encryption in its compact form (RFC 7516), on this thread for the same reason. */
export function sealedBy(key: Uint8Array, text: string): string {
  const once = randomBytes(12)
  const sealing = createCipheriv(cipher, key, once).setAAD(Buffer.from(sealHeader))
  const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return [sealHeader, '', ...[once, content, sealing.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

export function openedBy(key: Uint8Array, sealed: string): string | undefined {
  const [first, none, ...rest] = sealed.split('.')
  if (first !== sealHeader || none !== '' || rest.length !== 3) return undefined
  const [once, content, tag] = rest.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer]
  if (once.length !== 12 || tag.length !== 16) return undefined
  const opening = createDecipheriv(cipher, key, once).setAAD(Buffer.from(sealHeader)).setAuthTag(tag)
  try {
    return Buffer.concat([opening.update(content), opening.final()]).toString()
  } catch {
    return undefined
  }
}

/** 256 random bits, for an address or a header. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The stored hash of a random token. Without salt or slow hashing, because 256 random bits cannot be guessed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The stored hash of a six-digit code, keyed: without our key all million codes could be tried in a second. */
export const hashCode = (code: string, of: string): string => hashesOfCode(code, of)[0]

/** The hashes that a code may be stored under, that of the newest key first. */
export function hashesOfCode(code: string, of: string): readonly [string, ...string[]] {
  const [newest, ...others] = keysFor('codes')
  const hash = (key: Uint8Array) => createHmac('sha256', key).update(`${of}:${code}`).digest('base64url')
  return [hash(newest), ...others.map(hash)]
}

const tokenLetters = 43

/** A random token with a MAC: a token that we issued for this purpose is recognised without being stored. */
export const markToken = (token: string, of: string) => token + markOf(token, of, keyFor('refresh tokens'))

/**
 * The tokens that may follow this one, one per key, newest first: derived from it, so that processes started with different
 * keys accept each other's.
 */
export function tokensAfter(token: string, of: string): readonly [string, ...string[]] {
  const [newest, ...others] = keysFor('refresh tokens')
  const after = (key: Uint8Array) => {
    const next = createHmac('sha256', key).update(token).digest('base64url')
    return next + markOf(next, of, key)
  }
  return [after(newest), ...others.map(after)]
}

/** Whether we issued it for this purpose, at any time. */
export function isMarkedToken(marked: string, of: string) {
  const token = marked.slice(0, tokenLetters)
  return keysFor('refresh tokens').some((key) => isSame(marked.slice(tokenLetters), markOf(token, of, key)))
}

const markOf = (token: string, of: string, key: Uint8Array) =>
  createHmac('sha256', key).update(`${of}:${token}`).digest('base64url').slice(0, 22)

type Marked = 'interview links' | 'calendar feeds' | 'outreach links'

/** An id with a MAC, short enough for an address: a holder must have got it from us. */
export const markId = (id: string, purpose: Marked) => {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, markOfId(bytes, keyFor(purpose))]).toString('base64url')
}

/** The id that we marked for this purpose, at any time. */
export function markedId(marked: string, purpose: Marked): string | undefined {
  const bytes = Buffer.from(marked, 'base64url')
  if (bytes.length !== 32 || bytes.toString('base64url') !== marked) return undefined
  const [id, mark] = [bytes.subarray(0, 16), bytes.subarray(16)]
  if (!keysFor(purpose).some((key) => timingSafeEqual(markOfId(id, key), mark))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const markOfId = (id: Uint8Array, key: Uint8Array) => createHmac('sha256', key).update(id).digest().subarray(0, 16)
