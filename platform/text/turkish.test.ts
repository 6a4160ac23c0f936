import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, fold, lower, titleCase, upper, withCapital } from './turkish.ts'

test('upper and lower keep the dotted and the dotless i apart', () => {
  expect(upper('istanbul ısparta')).toBe('İSTANBUL ISPARTA')
  expect(lower('İSTANBUL ISPARTA')).toBe('istanbul ısparta')
  expect(upper('çğöşü')).toBe('ÇĞÖŞÜ')
  expect(lower('ÇĞÖŞÜ')).toBe('çğöşü')
})

test('a sentence begins as its language writes it', () => {
  expect(withCapital('iki adımlı giriş', 'tr')).toBe('İki adımlı giriş')
  expect(withCapital('interviews', 'en')).toBe('Interviews')
})

test.each([
  ['iSTANBUL bÜYÜKŞEHİR', 'İstanbul Büyükşehir'],
  ['ığdır ıspartalı', 'Iğdır Ispartalı'],
  ['ŞULE-IŞIK ÖZ', 'Şule-Işık Öz'],
  ["türkiye'nin ilk 100'ü", "Türkiye'nin İlk 100'ü"],
  ['', ''],
])('title case of %j is %j', (text, expected) => {
  expect(titleCase(text)).toBe(expected)
})

test.each([
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'isparta'],
  ['ısparta', 'isparta'],
  ['Çağrı Şölen Güneş', 'cagri solen gunes'],
  ['ÇĞİIÖŞÜ çğıiöşü', 'cgiiosu cgiiosu'],
  ['Hâlâ Âdil Nakîbi Sükûn', 'hala adil nakibi sukun'],
  ['Straße, Łódź, Øre, Æ', 'strasse, lodz, ore, ae'],
  ['i\u0307stanbul', 'istanbul'],
  ['Türkiye’nin “ilk” yılı – 1923…', 'turkiye\'nin "ilk" yili - 1923...'],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding twice changes nothing, and case never matters', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  const turkish = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz ') })
  fc.assert(fc.property(turkish, (text) => fold(upper(text)) === fold(text)))
})

test('words sort as in a Turkish dictionary', () => {
  const words = ['zil', 'çam', 'cam', 'ısı', 'isim', 'hızlı', 'şal', 'sal', 'öz', 'oz', 'üst', 'ust', 'ğ', 'g', 'h']
  expect(words.sort(compare)).toEqual([
    'cam',
    'çam',
    'g',
    'ğ',
    'h',
    'hızlı',
    'ısı',
    'isim',
    'oz',
    'öz',
    'sal',
    'şal',
    'ust',
    'üst',
    'zil',
  ])
  expect(['10. sınıf', '9. sınıf', '11. sınıf'].sort(compare)).toEqual(['9. sınıf', '10. sınıf', '11. sınıf'])
})
