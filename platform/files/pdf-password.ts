import { createCipheriv, createHash } from 'node:crypto'

/**
 * Many offices protect PDFs against changes but not reading: such a file is encrypted and opens with the empty
 * password. This checks that as every reader does (ISO 32000-2, 7.6.4); the content stays encrypted.
 */
export function opensWithoutPassword(text: string): boolean {
  const found = dictionaryOf(text)
  if (!found) return false
  const [owner, user] = [stringAfter(found, '/O'), stringAfter(found, '/U')]
  const [revision, permissions] = [numberAfter(found, '/R'), numberAfter(found, '/P')]
  if (!owner || !user || revision === undefined || permissions === undefined) return false
  const salt = user.subarray(32, 40)
  if (revision >= 5) return sameBytes(revision === 5 ? sha(256, salt) : hardened(salt), user)
  // Of revision 4 the first length that is named may be that of a filter, in bytes.
  const bits = revision === 4 ? 128 : revision === 3 ? (numberAfter(found, '/Length') ?? 40) : 40
  const id = /\/ID\s*\[\s*/.exec(text)
  const first = id ? stringAt(text, id.index + id[0].length) : undefined
  const isOpenMetadata = revision >= 4 && /\/EncryptMetadata\s+false/.test(found)
  return isKeyOfUser({ owner, user, revision, permissions, bits, first: first ?? Buffer.alloc(0), isOpenMetadata })
}

interface Handler {
  readonly owner: Buffer
  readonly user: Buffer
  readonly revision: number
  readonly permissions: number
  readonly bits: number
  /** The first of the file's two ids. */
  readonly first: Buffer
  readonly isOpenMetadata: boolean
}

// The standard padding of passwords, here of the empty one.
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** Revisions 2 to 4: RC4, and AES of 128 bits. */
function isKeyOfUser({ owner, user, revision, permissions, bits, first, isOpenMetadata }: Handler): boolean {
  const size = Math.min(Math.max(bits / 8, 5), 16)
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(permissions | 0)
  const marked = isOpenMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0)
  let key: Buffer = md5(padding, owner.subarray(0, 32), rights, first, marked)
  if (revision === 2) return sameBytes(rc4(key.subarray(0, size), padding), user)
  for (let turn = 0; turn < 50; turn += 1) key = md5(key.subarray(0, size))
  let proof: Buffer = md5(padding, first)
  for (let turn = 0; turn < 20; turn += 1) {
    proof = rc4(
      key.subarray(0, size).map((byte) => byte ^ turn),
      proof,
    )
  }
  return sameBytes(proof, user)
}

/** Revision 6, AES of 256 bits (7.6.4.3.4), of the empty password. */
function hardened(salt: Buffer): Buffer {
  let key: Buffer = sha(256, salt)
  for (let turn = 0; ; turn += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)))
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    key = sha(([256, 384, 512] as const)[sum % 3] ?? 256, mixed)
    if (turn >= 63 && (mixed.at(-1) ?? 0) <= turn - 31) return key.subarray(0, 32)
  }
}

/** RC4 is obsolete and no library has it; here it only verifies a password and protects nothing. */
function rc4(key: Uint8Array, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    ;[state[one], state[other]] = [state[other] as number, state[one] as number]
  }
  for (let at = 0, mixed = 0; at < 256; at += 1) {
    mixed = (mixed + (state[at] as number) + (key[at % key.length] as number)) & 255
    swap(at, mixed)
  }
  let [at, mixed] = [0, 0]
  return Buffer.from(content).map((byte) => {
    at = (at + 1) & 255
    mixed = (mixed + (state[at] as number)) & 255
    swap(at, mixed)
    return byte ^ (state[((state[at] as number) + (state[mixed] as number)) & 255] as number)
  }) as Buffer
}

const md5 = (...parts: readonly Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const sha = (bits: 256 | 384 | 512, content: Buffer) => createHash(`sha${bits}`).update(content).digest()

/** Compares only the computed length: the rest in the file is arbitrary padding. */
const sameBytes = (computed: Buffer, given: Buffer) => computed.equals(given.subarray(0, computed.length))

/** The dictionary that says how it is encrypted, where the last version of the file has it. */
function dictionaryOf(text: string): string | undefined {
  const named = lastEncrypt(text)
  const begin = named === undefined ? -1 : beginOf(named, text)
  const end = begin < 0 ? -1 : text.indexOf('endobj', begin)
  return end < 0 ? undefined : text.slice(begin, Math.min(end, begin + longest))
}

// The most references examined: a trailer names it once or twice, more is a hostile file.
const mostNamed = 100
const longest = 20_000

/** `12 0`: the number of the object that the last trailer names. */
function lastEncrypt(text: string): string | undefined {
  const reference = /\/Encrypt\s{1,50}(\d{1,9})\s{1,50}(\d{1,5})\s{1,50}R\b/y
  for (let at = text.lastIndexOf('/Encrypt'), looked = 0; at >= 0 && looked < mostNamed; looked += 1) {
    reference.lastIndex = at
    const found = reference.exec(text)
    if (found) return `${found[1]} ${found[2]}`
    at = at === 0 ? -1 : text.lastIndexOf('/Encrypt', at - 1)
  }
  return undefined
}

/** The position of an object's last version. */
function beginOf(numbers: string, text: string): number {
  const name = `${numbers} obj`
  for (let at = text.lastIndexOf(name), looked = 0; at > 0 && looked < mostNamed; looked += 1) {
    if (/\s/.test(text[at - 1] ?? '')) return at
    at = text.lastIndexOf(name, at - 1)
  }
  return -1
}

function numberAfter(text: string, name: string): number | undefined {
  const value = new RegExp(`${name}\\s+(-?\\d{1,10})\\b`).exec(text)?.[1]
  return value === undefined ? undefined : Number(value)
}

function stringAfter(text: string, name: string): Buffer | undefined {
  const found = new RegExp(`${name}\\s*(?=[(<])`).exec(text)
  return found ? stringAt(text, found.index + found[0].length) : undefined
}

/** A string as PDF writes it: <hex>, or (letters) with escapes. */
function stringAt(text: string, at: number): Buffer | undefined {
  if (text[at] === '<') return Buffer.from(text.slice(at + 1, text.indexOf('>', at)).replace(/\s/g, ''), 'hex')
  if (text[at] !== '(') return undefined
  const bytes: number[] = []
  let open = 0
  for (const [written] of text.slice(at, at + 2000).matchAll(/\\(?:[0-7]{1,3}|\r\n|.)|\r\n|./gs)) {
    if (written === ')' && open === 1) return Buffer.from(bytes)
    if (written === '(') open += 1
    if (written === ')') open -= 1
    if (written !== '(' || open > 1) bytes.push(...bytesOf(written))
  }
  return undefined
}

function bytesOf(written: string): number[] {
  if (written[0] !== '\\') return [written === '\r\n' ? 10 : written.charCodeAt(0)]
  const escaped = written.slice(1)
  if (/^[0-7]/.test(escaped)) return [Number.parseInt(escaped, 8) & 255]
  if (/^[\r\n]/.test(escaped)) return []
  const at = 'nrtbf'.indexOf(escaped)
  return [at < 0 ? escaped.charCodeAt(0) : ([10, 13, 9, 8, 12][at] as number)]
}
