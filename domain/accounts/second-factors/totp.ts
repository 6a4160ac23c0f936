import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time-based codes of authenticator apps (RFC 6238): SHA-1, six digits, a new one every 30 seconds. */
const stepMs = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function totp(secret: Uint8Array, step: number) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) as number) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step of a code: the present one, the one before or the one after, because clocks differ. */
export function stepOf(secret: Uint8Array, code: string, now = Date.now()) {
  const current = Math.floor(now / stepMs)
  return [current, current - 1, current + 1].find((step) => step >= 0 && isSame(totp(secret, step), code))
}

function isSame(one: string, other: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Base32 without padding (RFC 4648), as people type it and apps read it. */
export function base32(bytes: Uint8Array) {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address in the QR code that an app reads. */
export function otpauthAddress(secret: Uint8Array, email: string) {
  const label = encodeURIComponent(`Köprü:${email}`)
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent('Köprü')}`
}
