import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyFor, keysFor, readSecret, setSecret } from './secrets.ts'
import { seal, unseal } from './tokens.ts'

test('a secret that nobody gave is made once, for the eyes of its owner', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kopru-secret-'))
  try {
    const first = readSecret({ secretKey: undefined, dataDir })
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(readSecret({ secretKey: undefined, dataDir })).toBe(first)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(readSecret({ secretKey: 'given', dataDir })).toBe('given')
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

test('every purpose has a key of its own, and another secret has other keys', () => {
  setSecret('one secret of more than 32 characters')
  const [tokens, cookie] = [keyFor('access tokens'), keyFor('session cookie')]
  expect(tokens).toHaveLength(32)
  expect(tokens).not.toEqual(cookie)
  expect(keyFor('access tokens')).toBe(tokens)
  setSecret('another secret of more than 32 characters')
  expect(keyFor('access tokens')).not.toEqual(tokens)
})

test('what another known secret has sealed opens, whichever came first; of a forgotten one nothing does', () => {
  const [older, newer] = ['an earlier secret of more than 32 characters', 'a new secret of more than 32 characters!']
  for (const [makes, knows] of [
    [older, newer],
    [newer, older],
  ] as const) {
    setSecret(makes)
    const [kept, cookie] = [seal('10000000146', 'personal data'), seal('a token')]
    setSecret(knows, [makes])
    expect(unseal(kept, 'personal data')).toBe('10000000146')
    expect(unseal(cookie)).toBe('a token')
    setSecret(knows)
    expect(unseal(kept, 'personal data')).toBeUndefined()
    expect(unseal(cookie)).toBeUndefined()
  }
})

test.each([
  ['empty', ''],
  ['cut off', 'Zm9vYmFyYmF6'],
  ['in another alphabet', `${'ö'.repeat(21)}!`],
  ['of zeros, as a power cut leaves it', '\0'.repeat(43)],
])('a kept secret that is %s is refused, not used', (_, content) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kopru-secret-'))
  try {
    writeFileSync(join(dataDir, 'secret'), content)
    expect(() => readSecret({ secretKey: undefined, dataDir })).toThrow(`${join(dataDir, 'secret')} is damaged`)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(content)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

test('a next secret that is the present one already, as after a rotation that nobody tidied up, is one secret', () => {
  const secret = 'the secret that is also said to be the next one'
  setSecret(secret, [secret, 'an earlier secret that is still accepted'])
  expect(keysFor('personal data')).toHaveLength(2)
  const sealed = seal('10000000146', 'personal data')
  setSecret(secret)
  expect(unseal(sealed, 'personal data')).toBe('10000000146')
})

test('a newline that an editor left behind is no part of the secret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kopru-secret-'))
  try {
    const secret = readSecret({ secretKey: undefined, dataDir })
    writeFileSync(join(dataDir, 'secret'), `${secret}\n`)
    expect(readSecret({ secretKey: undefined, dataDir })).toBe(secret)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
