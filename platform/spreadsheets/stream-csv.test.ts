import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { SheetCell, SheetColumn } from './sheet-columns.ts'
import { streamCsv } from './stream-csv.ts'

const columns: readonly SheetColumn[] = [
  { heading: 'Aday', kind: 'text' },
  { heading: 'Not', kind: 'number' },
  { heading: 'Gün', kind: 'day' },
]

async function written(rows: readonly (readonly SheetCell[])[], language: 'tr' | 'en' = 'tr') {
  async function* pieces() {
    yield rows
  }
  return (await buffer(streamCsv({ columns, rows: pieces(), language }))).toString()
}

test('Excel in Turkish reads it by itself: a mark, semicolons, decimal commas', async () => {
  expect(await written([['Şule; "Can"', 87.5, '2026-11-15']])).toBe(
    '\ufeffAday;Not;Gün\r\n"Şule; ""Can""";87,5;2026-11-15\r\n',
  )
  expect(await written([['a,b', -2.5, null]], 'en')).toBe('\ufeffAday,Not,Gün\r\n"a,b",-2.5,\r\n')
})

test.each(['=1+1', '+90 532', '-2', '@x', '\t=1', '\r=1', '  =cmd|x', '＝1+1'])(
  '%j never begins a formula',
  async (typed) => {
    const [, line = ''] = (await written([[typed, 1, null]])).split('\r\n')
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('nor does it where a program in another language cuts the line', async () => {
  const lineOf = async (typed: string, language: 'tr' | 'en') =>
    (await written([[typed, 1, null]], language)).split('\r\n')[1]
  expect(await lineOf('a;=1+1;', 'en')).toBe(`a;'=1+1;,1,`)
  expect(await lineOf('a,=1+1,', 'tr')).toBe(`a,'=1+1,;1;`)
  expect(await lineOf('a\n=1+1', 'tr')).toBe(`"a\n'=1+1";1;`)
  // What people write stays as it is: lists, and signs after a space.
  expect(await lineOf('Liste:\n- bir\n- iki, -5 derece; = budur', 'en')).toBe(
    '"Liste:\n- bir\n- iki, -5 derece; = budur",1,',
  )
})

test('numbers of ours are numbers, also below zero', async () => {
  expect((await written([['a', -3, null]])).split('\r\n')[1]).toBe('a;-3;')
})
