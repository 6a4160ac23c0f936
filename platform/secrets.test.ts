import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyFor, readSecret, setSecret } from './secrets.ts'
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

test('what an earlier secret has sealed for good still opens, and what is signed for now does not', async () => {
  setSecret('an earlier secret of more than 32 characters')
  const [kept, cookie] = [await seal('10000000146', 'personal data'), await seal('a token')]
  setSecret('a new secret of more than 32 characters!', ['an earlier secret of more than 32 characters'])
  expect(await unseal(kept, 'personal data')).toBe('10000000146')
  expect(await unseal(cookie)).toBeUndefined()
  setSecret('a new secret of more than 32 characters!')
  expect(await unseal(kept, 'personal data')).toBeUndefined()
})
