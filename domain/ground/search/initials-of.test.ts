import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Orta Doğu Teknik Üniversitesi', 'odtu'],
  ['Doğu Kıyısı Sanayi ve Ticaret Odası', 'dksto'],
  ['Üç Telli Müzik Vakfı', 'utmv'],
  ['Boğaziçi Üniversitesi', ''],
])('%s is called %j for short', (name, short) => {
  expect(initialsOf(name)).toBe(short)
})
