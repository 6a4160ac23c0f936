import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase32 } from '../../../tests/services/authenticator.ts'
import { base32, otpauthAddress, stepOf, totp } from './totp.ts'

const rfcSecret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the RFC’s code is %s', (second, code) => {
  expect(totp(rfcSecret, Math.floor(second / 30))).toBe(code.slice(2))
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %s in base32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 })
const moments = fc.integer({ min: 120_000, max: 4_000_000_000_000 })

test('a code is valid in its time step and one step before and after, and identifies its step', () => {
  fc.assert(
    fc.property(secrets, moments, fc.integer({ min: -3, max: 3 }), (secret, now, away) => {
      const current = Math.floor(now / 30_000)
      const code = totp(secret, current + away)
      expect(code).toMatch(/^\d{6}$/)
      const found = stepOf(secret, code, now)
      if (Math.abs(away) <= 1) expect(totp(secret, found as number)).toBe(code)
      // Two time steps share a code with a probability of one in a million.
      else if (found !== undefined) expect(totp(secret, found)).toBe(code)
      if (found !== undefined) expect(Math.abs(found - current)).toBeLessThanOrEqual(1)
    }),
  )
})

test('any other input matches no step', () => {
  fc.assert(
    fc.property(secrets, moments, fc.string({ unit: 'binary', maxLength: 12 }), (secret, now, text) => {
      fc.pre(!/^\d{6}$/.test(text))
      expect(stepOf(secret, text, now)).toBeUndefined()
    }),
  )
})

test('a secret survives being typed', () => {
  fc.assert(
    fc.property(secrets, (secret) => {
      expect(base32(secret)).toMatch(/^[A-Z2-7]{32}$/)
      expect(new Uint8Array(fromBase32(base32(secret)))).toEqual(secret)
    }),
  )
})

test('the QR code names the account', () => {
  const address = new URL(otpauthAddress(rfcSecret, 'ayşe+1@kopru.test'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toBe('/Köprü:ayşe+1@kopru.test')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Köprü',
  })
})
