import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soughtWords } from './sought-words.ts'

const sought = (text: string) => soughtWords(new URLSearchParams({ search: text }), 'search')

test.each([
  ['  Ayşe ', 'Ayşe'],
  ['\0', ''],
  ['Ay\0şe\0', 'Ayşe'],
  [`${'a'.repeat(99)}👩`, 'a'.repeat(99)],
  [`${'a'.repeat(98)}👩b`, `${'a'.repeat(98)}👩`],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('%j asks for %j', (text, words) => expect(sought(text)).toBe(words))

test('whatever an address holds, its words can be looked for', () => {
  expect(soughtWords(new URLSearchParams(), 'search')).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      const words = sought(text)
      expect(words.length).toBeLessThanOrEqual(100)
      expect(words.isWellFormed() && !words.includes('\0') && words === words.trim()).toBe(true)
    }),
  )
})
