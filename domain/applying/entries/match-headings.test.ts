import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryFields } from '#contract/entries/entry-facts.ts'
import { EntryField } from '#contract/entries/entry-words.ts'
import { lower, upper } from '#platform/text/turkish.ts'
import { translate } from '#platform/texts.ts'
import { matchHeadings } from './match-headings.ts'

test.each([
  [
    ['E-posta', 'Ad', 'Soyad', 'Telefon', 'Üniversite', 'Bölüm', 'Sınıf'],
    ['email', 'name', 'surname', 'phone', 'university', 'department', 'class'],
  ],
  [
    ['E-MAIL', 'FIRST NAME', 'LAST NAME', 'MOBILE'],
    ['email', 'name', 'surname', 'phone'],
  ],
  [
    ['e-mail address *', 'Adı', 'SOYADI', 'Veli', 'EĞİTİM DÜZEYİ'],
    ['email', 'name', 'surname', null, 'level'],
  ],
  [
    ['Sıra', 'ADI SOYADI', 'MAIL', 'CEP TELEFONU (zorunlu)'],
    [null, 'fullName', 'email', 'phone'],
  ],
  [
    ['Ad', 'Soyad', 'Ad Soyad', 'E-posta', 'Mail'],
    ['name', 'surname', null, 'email', null],
  ],
  [
    ['SINIFI', 'sınıf', 'SINIF'],
    ['class', null, null],
  ],
])('%j', (headings, fields) => {
  expect(matchHeadings(headings)).toEqual(fields)
})

const fields = fc.uniqueArray(fc.constantFrom(...entryFields.filter((field) => field !== 'fullName')))

test('the template’s headings are recognised in both languages, in any spelling', () => {
  const ways = [
    (text: string) => text,
    upper,
    lower,
    (text: string) => text.toUpperCase(),
    (text: string) => ` ${text} *`,
  ]
  fc.assert(
    fc.property(fields, fc.constantFrom('tr', 'en'), fc.constantFrom(...ways), (chosen, language, way) => {
      const headings = chosen.map((field) => way(translate(language as 'tr' | 'en', 'entries.field', { field })))
      expect(matchHeadings(headings)).toEqual(chosen)
    }),
  )
})

test('each field is matched once, whatever the headings are', () => {
  const heading = fc.oneof(fc.string(), fc.constantFrom('Ad', 'Ad Soyad', 'Soyad', 'mail', 'E-posta', 'GSM', 'Sınıf'))
  fc.assert(
    fc.property(fc.array(heading), (headings) => {
      const matched = matchHeadings(headings)
      expect(matched).toHaveLength(headings.length)
      const taken = matched.filter((field) => field !== null)
      expect(new Set(taken).size).toBe(taken.length)
      for (const field of taken) expect(EntryField.options).toContain(field)
    }),
  )
})

test('headings of many brackets are matched quickly', () => {
  const began = performance.now()
  matchHeadings(Array.from({ length: 2000 }, () => '('.repeat(1000)))
  expect(performance.now() - began).toBeLessThan(1000)
})
