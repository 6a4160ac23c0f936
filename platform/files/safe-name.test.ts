import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileTypes } from './file-types.ts'
import { safeName } from './safe-name.ts'

const [pdf, jpeg] = fileTypes as [(typeof fileTypes)[number], (typeof fileTypes)[number]]

test.each([
  ['Öğrenci Belgesi.pdf', 'Öğrenci Belgesi.pdf'],
  ['O\u0308g\u0306renci.pdf', 'Öğrenci.pdf'],
  ['belge', 'belge.pdf'],
  ['belge.PDF', 'belge.pdf'],
  ['belge.pdf.pdf', 'belge.pdf.pdf'],
  ['transkript v1.2', 'transkript v1.2.pdf'],
  ['C:\\Users\\ayşe\\belge.pdf', 'belge.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..', 'belge.pdf'],
  ['', 'belge.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['   . .  ', 'belge.pdf'],
  ['.gizli.pdf', 'gizli.pdf'],
  ['bir\r\niki\tüç.pdf', 'bir iki üç.pdf'],
  ['fatura\u202Efdp.exe', 'faturafdp.exe.pdf'],
  ['gö\u200Brün\u2066mez\u2069.pdf', 'görünmez.pdf'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['soru? "iki" <üç>|*.pdf', 'soru_ _iki_ _üç___.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['com1.x.pdf', '_com1.x.pdf'],
  ['console.pdf', 'console.pdf'],
  ['yarım \uD800 harf.pdf', 'yarım \uFFFD harf.pdf'],
])('%j is saved as %j', (given, expected) => {
  expect(safeName(given, pdf)).toBe(expected)
})

test('the extension is that of the content', () => {
  expect(safeName('fotoğraf.JPEG', jpeg)).toBe('fotoğraf.jpg')
})

test('a long name is shortened between letters, to what every system can save', () => {
  expect(safeName(`${'s'.repeat(200)}.pdf`, pdf)).toBe(`${'s'.repeat(146)}.pdf`)
  expect(safeName(`${'ş'.repeat(200)}.pdf`, pdf)).toBe(`${'ş'.repeat(115)}.pdf`)
  expect(safeName(`a${'ş'.repeat(200)}.pdf`, pdf)).toBe(`a${'ş'.repeat(114)}.pdf`)
  expect([...safeName('👩🏽‍🎓'.repeat(100), pdf)].length).toBeLessThanOrEqual(150)
})

test('whatever it was called, the name is safe, and safe again', () => {
  const letters = fc.constantFrom(...'aşİ .pdf/\\<:*?\0\n\t\u200B\u202E\u2028\uFEFF\u00A0\u0306', '\uD83D', '\uDE00')
  const isSafe = (name: string) =>
    /^[^/\\<>:"|?*\p{Cc}\p{Cf}]+\.pdf$/u.test(name) && !/^[. ]|[. ]\.pdf$/.test(name) && Buffer.byteLength(name) <= 240
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 300 }), (given) => {
      const name = safeName(given, pdf)
      return isSafe(name) && safeName(name, pdf) === name
    }),
  )
})
