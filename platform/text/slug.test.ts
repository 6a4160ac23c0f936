import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Yarının Mühendisleri Bursu', 'yarinin-muhendisleri-bursu'],
  ['çğıİöşüÇĞIÖŞÜ', 'cgiiosucgiosu'],
  ['Hâlâ nakîb sükûn', 'hala-nakib-sukun'],
  ["Türkiye'nin İlk 100’ü", 'turkiyenin-ilk-100u'],
  ['  -- Burs & Kredi / 2026–2027 --  ', 'burs-kredi-2026-2027'],
  ['Ankara_Üniversitesi', 'ankara-universitesi'],
  ['Straße', 'strasse'],
])('%j becomes %j', (text, expected) => {
  expect(slug(text, 'ilan')).toBe(expected)
})

test.each(['', '   ', '!!!', '🎓', 'привет'])('%j has nothing to write, so the fallback stands', (text) => {
  expect(slug(text, 'ilan')).toBe('ilan')
})

test('a long title is cut between words', () => {
  expect(slug('Yarının Mühendisleri Bursu', 'ilan', 21)).toBe('yarinin-muhendisleri')
  expect(slug('Yarının Mühendisleri Bursu', 'ilan', 20)).toBe('yarinin-muhendisleri')
  expect(slug('Yarının Mühendisleri Bursu', 'ilan', 19)).toBe('yarinin')
  expect(slug('Muvaffakiyetsizleştiriciler', 'ilan', 10)).toBe('muvaffakiy')
})

test('a slug is a slug already: only a-z, 0-9 and single hyphens inside, within the length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, maxLength) => {
      const once = slug(text, 'x', maxLength)
      expect(once).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(once.length).toBeLessThanOrEqual(maxLength)
      expect(slug(once, 'x', maxLength)).toBe(once)
    }),
  )
})
