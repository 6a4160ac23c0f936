import { expect, test } from 'vitest'
import { safeName, zipNames } from './zip-names.ts'

const named = (...titles: string[]) => zipNames(titles.map((title) => ({ title, name: 'x.pdf' })))

test('no name leads out of the folder in which the zip is unpacked', () => {
  expect(named('../../etc/passwd', 'C:\\Windows\\a', '/kök', '..', '\0')).toEqual([
    'etc passwd.pdf',
    'C Windows a.pdf',
    'kök.pdf',
    'belge.pdf',
    'belge (2).pdf',
  ])
})

test('no name overwrites another, whichever letters a file system treats as equal', () => {
  expect(named('BELGI', 'belgi', 'BELGİ', 'belgı', 'Öz', 'öz', 'o\u0308z')).toEqual([
    'BELGI.pdf',
    'belgi (2).pdf',
    'BELGİ (3).pdf',
    'belgı (4).pdf',
    'Öz.pdf',
    'öz (2).pdf',
    'öz (3).pdf',
  ])
})

test('a question’s title may be long, contain direction marks, or be a reserved device name', () => {
  expect(Buffer.byteLength(safeName('🎓'.repeat(100)))).toBe(200)
  expect(named('fatura\u202Egpj', 'CON', 'con.sözleşme', 'konu')).toEqual([
    'fatura gpj.pdf',
    '_CON.pdf',
    '_con.sözleşme.pdf',
    'konu.pdf',
  ])
})

test('the ending that tells names apart is kept, however long the name is', () => {
  const names = ['100001-AAAAAA', '100001-BBBBBB'].map((number) => safeName('Ayşe '.repeat(40), `- ${number}`))
  expect(names.map((name) => name.slice(-16))).toEqual([' - 100001-AAAAAA', ' - 100001-BBBBBB'])
  const wide = safeName('🎓'.repeat(100), '- 100001-AAAAAA')
  expect([wide.endsWith('🎓 - 100001-AAAAAA'), Buffer.byteLength(wide) <= 200]).toEqual([true, true])
  expect(safeName('Ada/..', '- 1')).toBe('Ada .. - 1')
})

test('the extension is the file’s, and appears once', () => {
  expect(
    zipNames([
      { title: 'Diploma', name: 'a.exe.jpg' },
      { title: 'Not', name: 'adsız' },
    ]),
  ).toEqual(['Diploma.jpg', 'Not'])
})
