import { beforeAll, expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'
import { setSecret } from './secrets.ts'
import { seal } from './tokens.ts'

beforeAll(() => setSecret('a secret that all the tests share'))

test('a password fits its own hash, and nobody’s fits none', async () => {
  const stored = await hashPassword('Doğru-at-pil-zımba1')
  expect(await isPassword('Doğru-at-pil-zımba1', stored)).toBe(true)
  expect(await isPassword('doğru-at-pil-zımba1', stored)).toBe(false)
  expect(await isPassword('of nobody', undefined)).toBe(false)
})

test('however many passwords are being checked, other work of the thread pool is not behind them', async () => {
  let hashed = 0
  const hashes = Array.from({ length: 12 }, async () => {
    await hashPassword('one of many')
    hashed += 1
  })
  await seal('a cookie')
  expect(hashed).toBeLessThan(6)
  await Promise.all(hashes)
})
