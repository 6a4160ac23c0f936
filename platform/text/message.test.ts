import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { formatMessage } from './message.ts'
import './name-suffixes.ts'

test.each([
  ['Başvurun alındı.', {}, 'Başvurun alındı.'],
  ['Merhaba {name}!', { name: 'Işıl' }, 'Merhaba Işıl!'],
  ['{count} başvuru', { count: 12345 }, '12.345 başvuru'],
  ['Shared with {name}.', { name: 'Noktavirgül Yazılım A.Ş.' }, 'Shared with Noktavirgül Yazılım A.Ş.'],
  ['Shared with {name}. Then?', { name: 'Vakıf' }, 'Shared with Vakıf. Then?'],
  ['{n, plural, =0 {hiç yok} one {bir tane} other {# tane}}', { n: 0 }, 'hiç yok'],
  ['{n, plural, =0 {hiç yok} one {bir tane} other {# tane}}', { n: 1 }, 'bir tane'],
  ['{n, plural, =0 {hiç yok} one {bir tane} other {# tane}}', { n: 1500 }, '1.500 tane'],
  ["Türkiye'nin {n, plural, other {# '{'ili'}'}}", { n: 81 }, "Türkiye'nin 81 {ili}"],
  ['{who, select, candidate {senin} other {sizin}} {n, plural, other {{n} #}}', { who: 'x', n: 2 }, 'sizin 2 2'],
  ['Son gün {at, dative} kadar', { at: new Date('2027-03-15T10:00:00Z') }, 'Son gün 15 Mar 2027’ye kadar'],
  ['{n} adımdan {done, possessive} tamam', { n: 7, done: 2 }, '7 adımdan 2’si tamam'],
  ['{company, dative} ulaştı', { company: 'Türk Eğitim Vakfı' }, 'Türk Eğitim Vakfı’na ulaştı'],
  ['{n, plural, other {# belgenin {n, possessive}}}', { n: 1500 }, '1.500 belgenin 1.500’ü'],
  ['{at}', { at: new Date('2026-11-15T22:30:00Z') }, '16 Kas 2026'],
])('%s', (pattern, values, text) => {
  expect(formatMessage(pattern, 'tr', values)).toBe(text)
})

test.each(['{', '{name', '{n, plural, one {x}}', '{n, number}', '{n, dative', '{n, vocative}', '}', '{a b}', '{}'])(
  '%s is refused',
  (pattern) => {
    expect(() => formatMessage(`${pattern}{x}`, 'tr', { x: 1, n: 1, name: '', a: '' })).toThrow()
  },
)

test('a value that is not given is a mistake, not an "undefined" on the screen', () => {
  expect(() => formatMessage('Merhaba {name}', 'tr')).toThrow('"name"')
})

test('says what the whole ICU library says', () => {
  const word = fc.stringMatching(/^[a-zçğıöşüİA-Z .,:!()-]{0,12}$/)
  // A bare number is left out on purpose: the library writes 1000 where people read 1.000.
  const flat = fc.array(fc.oneof(word, fc.constant('{name}')), { maxLength: 4 }).map((parts) => parts.join(''))
  const plural = fc
    .tuple(flat, flat, flat)
    .map(([zero, one, other]) => `{count, plural, =0 {${zero}} one {# ${one}} other {${other} #}}`)
  const select = fc.tuple(flat, plural).map(([a, b]) => `{name, select, ada {${a}} other {${b}}}`)
  const message = fc.array(fc.oneof(flat, plural, select), { maxLength: 4 }).map((parts) => parts.join(' '))
  const values = fc.record({ name: fc.constantFrom('ada', 'Can', ''), count: fc.nat(2_000_000) })
  fc.assert(
    fc.property(message, values, fc.constantFrom('tr', 'en'), (pattern, given, language) => {
      const whole = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true }).format(given)
      expect(formatMessage(pattern, language, given)).toBe(String(whole))
    }),
    { numRuns: 500 },
  )
})
