import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test('a name is found by words of it, in any order, with hyphens or without', () => {
  expect(hasWords('Fen-Edebiyat Fakültesi', 'fen ed')).toBe(true)
  expect(hasWords('Fen-Edebiyat Fakültesi', 'edebiyat fen')).toBe(true)
  expect(hasWords('Fen-Edebiyat Fakültesi', 'fen-ed')).toBe(true)
  expect(hasWords('Iğdır', 'igdir ')).toBe(true)
  expect(hasWords('Fen Fakültesi', 'fen ed')).toBe(false)
})

test('nothing written finds every name', () => {
  expect(hasWords('Psikoloji', '')).toBe(true)
})
