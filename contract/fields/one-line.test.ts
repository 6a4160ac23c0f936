import { expect, test } from 'vitest'
import { oneLine, paragraphs } from './one-line.ts'

test.each(['Burs 2027', 'Çağrı “Işık” ✨ 👩‍🎓', 'منحة', '  kenarda boşluk  ', 'satır sonu en sonda\r\n', ''])(
  '%j is one line',
  (text) => {
    expect(oneLine(100).parse(text)).toBe(text.trim())
  },
)

test.each([
  'Burs\r\nBcc: everybody@example.com',
  'Burs\nSUMMARY:x',
  'Burs\r2027',
  'Burs\t2027',
  'Burs\u00002027',
  'Burs\u001b[31m',
  'Burs\u007f2027',
  'Burs\u00852027',
  'Burs\u20282027',
  'Burs\u20292027',
  'fdp.\u202ecod',
  '\u2066x\u2069',
  '\u200b',
  '\u3164 \u200d',
])('%j is not', (text) => {
  const { error } = oneLine(100).safeParse(text)
  expect(error?.issues.map(({ message }) => message)).toEqual(['fields.oneLine'])
})

test('paragraphs keep their lines', () => {
  expect(paragraphs(100).parse('Bir\r\niki\n\n\tüç')).toBe('Bir\r\niki\n\n\tüç')
})
