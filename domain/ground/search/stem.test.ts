import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stem } from './stem.ts'
import { wordsOf } from './words-of.ts'

const stemsOf = (words: string) => new Set(wordsOf(words).map(stem))

describe('the forms of a word have one stem', () => {
  test.each([
    'burs bursu bursları burslar burslu bursunu burslarına bursluluk',
    'mühendis mühendislik mühendisliği mühendisi mühendisliğinde',
    'staj stajı stajlar stajda stajları',
    'öğretmen öğretmenlik öğretmeni öğretmenliği öğretmenler',
    'gönüllü gönüllüleri gönüllülük gönüllüsü gönüllüler',
    'kamp kampı kampları kamplar',
    'program programı programları programlar',
    'yazılım yazılımcı yazılımı yazılımcılar',
    'öğrenci öğrencileri öğrencilerine öğrenciler öğrencilik',
    'kadın kadınlar kadınlara kadını',
    'yarışma yarışması yarışmaları yarışmalar',
    'hibe hibesi hibeler',
    'destek desteği destekleri',
    'müzik müziği',
    'sınav sınavı sınavları',
    'üniversite üniversitesi üniversiteler üniversitede üniversiteli',
    'vakıf vakfı vakfının',
    'deprem depremzede depremzedeler depremden depremzedelere',
    'ilan ilanları ilanı ilanlar',
    'lise liseli liseliler lisesi',
    'hemşirelik hemşire hemşireler',
    'tarım tarımsal tarımda',
    'araştırma araştırmacı araştırmaları',
    'bölge bölgesi bölgesinden',
    'ankara ankarada ankaradaki',
    'yurt yurdu yurtlar',
    'girişim girişimci girişimcilik',
    'mentor mentorluk mentorluğu',
    'meslek mesleki mesleği',
    'proje projesi projeleri projeler',
    'sağlık sağlığı',
    'çocuk çocuklar çocuğu',
    'ihtiyaç ihtiyacı',
    'iş işler işi işini işe işte işten işlerini',
    'ev evler evde evden evine',
    'köy köyü köyler köyden köylerine',
    'fikir fikri fikirler',
    'gönüllü gönüllülerimiz gönüllülerimizle',
    'vakıf vakfımız vakfımızın',
    'çalışma çalışmak çalışması',
    'araştırma araştırmak',
    'psikolog psikologlarımızla',
  ])('%s', (words) => {
    expect([...stemsOf(words)]).toHaveLength(1)
  })
})

test.each([
  'iş isim',
  'yemek yeme',
  'temiz tem',
  'burs bursa',
  'deniz denizli',
  'doktor doktora',
  'kadın kadro',
  'ücretli ücretsiz',
  'lisans lise',
])('other words have others: %s', (words) => {
  expect([...stemsOf(words)]).toHaveLength(2)
})

test('stemming is idempotent and never lengthens a word', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,30}$/), (word) => {
      const found = stem(word)
      expect(stem(found)).toBe(found)
      expect(found.length).toBeLessThanOrEqual(word.length + 1)
      expect(found.length).toBeGreaterThanOrEqual(Math.min(2, word.length))
    }),
  )
})
