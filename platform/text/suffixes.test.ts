import fc from 'fast-check'
import { expect, test } from 'vitest'
import './name-suffixes.ts'
import { formatNumber } from './numbers.ts'
import { grammaticalCases, suffixed, suffixOf } from './suffixes.ts'

test.each([
  // The number, then its dative, ablative, accusative, genitive and locative.
  ['0', '0’a', '0’dan', '0’ı', '0’ın', '0’da'],
  ['1', '1’e', '1’den', '1’i', '1’in', '1’de'],
  ['2', '2’ye', '2’den', '2’yi', '2’nin', '2’de'],
  ['3', '3’e', '3’ten', '3’ü', '3’ün', '3’te'],
  ['4', '4’e', '4’ten', '4’ü', '4’ün', '4’te'],
  ['5', '5’e', '5’ten', '5’i', '5’in', '5’te'],
  ['6', '6’ya', '6’dan', '6’yı', '6’nın', '6’da'],
  ['7', '7’ye', '7’den', '7’yi', '7’nin', '7’de'],
  ['8', '8’e', '8’den', '8’i', '8’in', '8’de'],
  ['9', '9’a', '9’dan', '9’u', '9’un', '9’da'],
  ['10', '10’a', '10’dan', '10’u', '10’un', '10’da'],
  ['20', '20’ye', '20’den', '20’yi', '20’nin', '20’de'],
  ['30', '30’a', '30’dan', '30’u', '30’un', '30’da'],
  ['40', '40’a', '40’tan', '40’ı', '40’ın', '40’ta'],
  ['50', '50’ye', '50’den', '50’yi', '50’nin', '50’de'],
  ['60', '60’a', '60’tan', '60’ı', '60’ın', '60’ta'],
  ['70', '70’e', '70’ten', '70’i', '70’in', '70’te'],
  ['80', '80’e', '80’den', '80’i', '80’in', '80’de'],
  ['90', '90’a', '90’dan', '90’ı', '90’ın', '90’da'],
  ['100', '100’e', '100’den', '100’ü', '100’ün', '100’de'],
  ['1.000', '1.000’e', '1.000’den', '1.000’i', '1.000’in', '1.000’de'],
  ['10.000', '10.000’e', '10.000’den', '10.000’i', '10.000’in', '10.000’de'],
  ['1.000.000', '1.000.000’a', '1.000.000’dan', '1.000.000’u', '1.000.000’un', '1.000.000’da'],
  ['2,5', '2,5’e', '2,5’ten', '2,5’i', '2,5’in', '2,5’te'],
  ['15 Mart 2027', '15 Mart 2027’ye', '15 Mart 2027’den', '15 Mart 2027’yi', '15 Mart 2027’nin', '15 Mart 2027’de'],
  [
    '15 Kasım 2026',
    '15 Kasım 2026’ya',
    '15 Kasım 2026’dan',
    '15 Kasım 2026’yı',
    '15 Kasım 2026’nın',
    '15 Kasım 2026’da',
  ],
  ['3 Ağustos', '3 Ağustos’a', '3 Ağustos’tan', '3 Ağustos’u', '3 Ağustos’un', '3 Ağustos’ta'],
  ['23:32', '23:32’ye', '23:32’den', '23:32’yi', '23:32’nin', '23:32’de'],
  ['23:59', '23:59’a', '23:59’dan', '23:59’u', '23:59’un', '23:59’da'],
  ['23:00', '23:00’e', '23:00’ten', '23:00’ü', '23:00’ün', '23:00’te'],
  ['00:00', '00:00’a', '00:00’dan', '00:00’ı', '00:00’ın', '00:00’da'],
  ['4.000 TL', '4.000 TL’ye', '4.000 TL’den', '4.000 TL’yi', '4.000 TL’nin', '4.000 TL’de'],
  ['Deniz Vakfı', 'Deniz Vakfı’na', 'Deniz Vakfı’ndan', 'Deniz Vakfı’nı', 'Deniz Vakfı’nın', 'Deniz Vakfı’nda'],
  [
    'Ege Üniversitesi',
    'Ege Üniversitesi’ne',
    'Ege Üniversitesi’nden',
    'Ege Üniversitesi’ni',
    'Ege Üniversitesi’nin',
    'Ege Üniversitesi’nde',
  ],
  ['Genç Kulübü', 'Genç Kulübü’ne', 'Genç Kulübü’nden', 'Genç Kulübü’nü', 'Genç Kulübü’nün', 'Genç Kulübü’nde'],
  [
    'Yazılım Okulu',
    'Yazılım Okulu’na',
    'Yazılım Okulu’ndan',
    'Yazılım Okulu’nu',
    'Yazılım Okulu’nun',
    'Yazılım Okulu’nda',
  ],
  ['Kızılay', 'Kızılay’a', 'Kızılay’dan', 'Kızılay’ı', 'Kızılay’ın', 'Kızılay’da'],
  ['Köprü', 'Köprü’ye', 'Köprü’den', 'Köprü’yü', 'Köprü’nün', 'Köprü’de'],
  ['TÜBİTAK', 'TÜBİTAK’a', 'TÜBİTAK’tan', 'TÜBİTAK’ı', 'TÜBİTAK’ın', 'TÜBİTAK’ta'],
  ['İBB', 'İBB’ye', 'İBB’den', 'İBB’yi', 'İBB’nin', 'İBB’de'],
  [
    'Arı Yazılım A.Ş.',
    'Arı Yazılım A.Ş.’ye',
    'Arı Yazılım A.Ş.’den',
    'Arı Yazılım A.Ş.’yi',
    'Arı Yazılım A.Ş.’nin',
    'Arı Yazılım A.Ş.’de',
  ],
  [
    'Arı Ltd. Şti.',
    'Arı Ltd. Şti.’ne',
    'Arı Ltd. Şti.’nden',
    'Arı Ltd. Şti.’ni',
    'Arı Ltd. Şti.’nin',
    'Arı Ltd. Şti.’nde',
  ],
  [
    'Deniz Vakfı (DV)',
    'Deniz Vakfı’na (DV)',
    'Deniz Vakfı’ndan (DV)',
    'Deniz Vakfı’nı (DV)',
    'Deniz Vakfı’nın (DV)',
    'Deniz Vakfı’nda (DV)',
  ],
  ['Kemal', 'Kemal’e', 'Kemal’den', 'Kemal’i', 'Kemal’in', 'Kemal’de'],
  ['Ali Karasu', 'Ali Karasu’ya', 'Ali Karasu’dan', 'Ali Karasu’yu', 'Ali Karasu’nun', 'Ali Karasu’da'],
  ['Ayşe Demirci', 'Ayşe Demirci’ye', 'Ayşe Demirci’den', 'Ayşe Demirci’yi', 'Ayşe Demirci’nin', 'Ayşe Demirci’de'],
  ['Ece Kadıoğlu', 'Ece Kadıoğlu’na', 'Ece Kadıoğlu’ndan', 'Ece Kadıoğlu’nu', 'Ece Kadıoğlu’nun', 'Ece Kadıoğlu’nda'],
  ['ISPARTA', 'ISPARTA’ya', 'ISPARTA’dan', 'ISPARTA’yı', 'ISPARTA’nın', 'ISPARTA’da'],
  ['Iğdır', 'Iğdır’a', 'Iğdır’dan', 'Iğdır’ı', 'Iğdır’ın', 'Iğdır’da'],
  ['Yozgat', 'Yozgat’a', 'Yozgat’tan', 'Yozgat’ı', 'Yozgat’ın', 'Yozgat’ta'],
])('%s', (text, ...endings) => {
  const cases = grammaticalCases.filter((grammaticalCase) => grammaticalCase !== 'possessive')
  expect(cases.map((grammaticalCase) => suffixed(text, grammaticalCase))).toEqual(endings)
})

test.each([
  // So many of them.
  ['0', 'ı'],
  ['1', 'i'],
  ['2', 'si'],
  ['3', 'ü'],
  ['4', 'ü'],
  ['5', 'i'],
  ['6', 'sı'],
  ['7', 'si'],
  ['8', 'i'],
  ['9', 'u'],
  ['10', 'u'],
  ['20', 'si'],
  ['30', 'u'],
  ['40', 'ı'],
  ['50', 'si'],
  ['60', 'ı'],
  ['70', 'i'],
  ['80', 'i'],
  ['90', 'ı'],
  ['184', 'ü'],
  ['1.000', 'i'],
  ['1.000.000', 'u'],
])('%s’%s', (count, ending) => {
  expect(suffixed(count, 'possessive')).toBe(`${count}’${ending}`)
})

/** A number in words, as a second way to find its last one. */
function spoken(value: number): string {
  const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
  const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
  const below1000 = (n: number) => [
    n >= 200 ? ones[Math.floor(n / 100)] : '',
    n >= 100 ? 'yüz' : '',
    tens[Math.floor(n / 10) % 10],
    ones[n % 10],
  ]
  const parts = [
    ...(value >= 1e9 ? [...below1000(Math.floor(value / 1e9)), 'milyar'] : []),
    ...(Math.floor(value / 1e6) % 1000 > 0 ? [...below1000(Math.floor(value / 1e6) % 1000), 'milyon'] : []),
    ...(Math.floor(value / 1e3) % 1000 > 0 ? [...below1000(Math.floor(value / 1e3) % 1000), 'bin'] : []),
    ...below1000(value % 1000),
  ]
  return parts.filter(Boolean).join(' ') || 'sıfır'
}

test('a number in digits has the ending that it has in words', () => {
  const roundish = fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 9 }))
    .map(([n, zeros]) => n * 10 ** zeros)
  fc.assert(
    fc.property(fc.oneof(fc.nat(999_999_999_999), roundish), fc.constantFrom(...grammaticalCases), (value, wanted) => {
      expect(suffixOf(formatNumber(value, 'tr'), wanted)).toBe(suffixOf(spoken(value), wanted))
      expect(suffixOf(String(value), wanted)).toBe(suffixOf(spoken(value), wanted))
    }),
    { numRuns: 2000 },
  )
})

test('every ending is in harmony with the last vowel, whatever the name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(...grammaticalCases),
      (text, wanted) => {
        expect(suffixOf(text, wanted)).toMatch(/^(?:[nsy]?[aeıiuü]|n?[ıiuü]n|n?[dt][ae]n?)$/)
      },
    ),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[bcdglmnrvyz]{1,3}[aeıioöuü][dgmnrvyz]$/), (word) => {
      const isBack = /[aıou]/.test(word)
      expect(suffixOf(word, 'dative')).toBe(isBack ? 'a' : 'e')
      expect(suffixOf(word, 'ablative')).toBe(isBack ? 'dan' : 'den')
    }),
  )
})
