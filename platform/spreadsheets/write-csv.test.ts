import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { encodeText } from './encode-text.ts'
import { writeCsv } from './write-csv.ts'

const way = { separator: ';', decimal: ',', encoding: 'windows-1254' } as const

test('Turkish letters are one byte each in Windows-1254, and come back', () => {
  const text = 'ĞÜŞİÖÇ ğüşıöç €'
  const bytes = encodeText(text, 'windows-1254')
  expect(bytes.length).toBe([...text].length)
  expect(decodeText(bytes)).toBe(text)
})

test('what the code page has no letter for is written plainly, or asked for', () => {
  expect(decodeText(encodeText('Łukasz Đoković 李', 'windows-1254'))).toBe('lukasz dokovic ?')
})

test('a mark says that it is UTF-8, where that is wanted', () => {
  expect([...encodeText('ş', 'utf-8-bom')]).toEqual([0xef, 0xbb, 0xbf, 0xc5, 0x9f])
  expect([...encodeText('ş', 'utf-8')]).toEqual([0xc5, 0x9f])
})

test('numbers have two decimals, and what separates is quoted', () => {
  const rows = [
    ['TR33', 2000, 'Ayşe; "Yılmaz"'],
    ['TR44', 0.5, ''],
  ]
  expect(decodeText(writeCsv(rows, way))).toBe('TR33;2000,00;"Ayşe; ""Yılmaz"""\r\nTR44;0,50;\r\n')
  expect(decodeText(writeCsv(rows, { ...way, separator: ',' }))).toContain('"2000,00"')
})

test.each(['=1+1', '+905', '-2', '@x', '\t=1', ' =cmd|x'])('%s never begins a formula', (text) => {
  expect(decodeText(writeCsv([[text]], way))).toMatch(/^[^=+\-@\t]/)
})
