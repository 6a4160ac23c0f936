import { expect, test } from 'vitest'
import { spelledAs } from './spelled-as.ts'

const found = [
  { text: 'Yazılım Stajyeri, Ankarada', language: 'tr' },
  { text: 'Ankara', language: 'tr' },
  { text: 'SUMMER Internship', language: 'en' },
]

test.each([
  [['yazilim', 'stajı'], 'yazlm stajı', 'yazılım stajı'],
  [['yazilim', 'ucretli'], 'yazlm ÜCRETLİ', 'yazılım ücretli'],
  [['summer', 'internship'], 'sumer internship', 'summer internship'],
  // A stem is shown as the shortest word that has it.
  [['ankar'], 'ankra', 'ankara'],
  [['qwert'], 'qwrt', 'qwert'],
])('%j for %j is shown as %j', (words, search, shown) => {
  expect(spelledAs(words, search, found)).toBe(shown)
})
