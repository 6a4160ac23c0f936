import { resolve, sep } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extensionOf, isContentHashed, isFileKey } from './file-key.ts'

test.each(['a.png', '2026/11/logo-1.png', 'a/b/c/d/e/f/g/h.pdf', '_x', 'a..b.png'])('%s is a key', (key) => {
  expect(isFileKey(key)).toBe(true)
})

test.each([
  '',
  '.',
  '..',
  '/a.png',
  'a//b.png',
  'a/',
  '../a.png',
  'a/../b.png',
  'a/.hidden',
  '.env',
  'a\\b.png',
  'a%2e.png',
  'a b.png',
  'ş.png',
  'a\0.png',
  'a.png\n',
  'a/b/c/d/e/f/g/h/i.png',
  'x'.repeat(301),
])('%j is no key', (key) => {
  expect(isFileKey(key)).toBe(false)
})

test('no key leads out of its container', () => {
  const key = fc.string({ unit: fc.constantFrom(...'ab./\\%2eE~-_') })
  fc.assert(
    fc.property(key, (text) => !isFileKey(text) || resolve('/container', text).startsWith(`/container${sep}`)),
    { numRuns: 2000 },
  )
})

test('a hash in the name means that the bytes never change', () => {
  expect(isContentHashed('2026/logo-0123456789abcdef.png')).toBe(true)
  expect(isContentHashed('0123456789abcdef0123456789abcdef.webp')).toBe(true)
  expect(isContentHashed('logo-2026.png')).toBe(false)
  expect(isContentHashed('logo0123456789abcdef.png')).toBe(false)
})

test('extensions are read in lower case', () => {
  expect(['A.PNG', 'a.tar.gz', 'a', 'a.'].map(extensionOf)).toEqual(['png', 'gz', '', ''])
})
