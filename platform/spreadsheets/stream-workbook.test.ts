import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type CellObject, read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import readExcel from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { readWorkbook } from '../../tests/files/read-workbook.ts'
import { longestCell } from './cell-text.ts'
import type { SheetCell, SheetColumn } from './sheet-columns.ts'
import { streamWorkbook } from './stream-workbook.ts'

const columns: readonly SheetColumn[] = [
  { heading: 'Aday', kind: 'text' },
  { heading: 'Not /100', kind: 'number' },
  { heading: 'Doğum tarihi', kind: 'day' },
  { heading: 'Gönderim', kind: 'moment' },
  { heading: 'Gelir (TL)', kind: 'money', currency: 'TRY' },
]

const bytesOf = (rows: readonly (readonly SheetCell[])[], of = columns) =>
  buffer(
    streamWorkbook({
      sheet: { name: 'Başvurular: 2026/27', columns: of, rows: someAtOnce(rows) },
      about: { name: 'Bilgi', lines: (count) => [['Kişi sayısı', count]] },
    }),
  )

async function* someAtOnce<T>(rows: readonly T[]) {
  for (let at = 0; at < rows.length; at += 3) yield rows.slice(at, at + 3)
}

/** The sheets by one reader from npm. */
const byReadExcel = async (bytes: Buffer) => readExcel(bytes)
/** The first sheet by another, SheetJS. */
function bySheetJs(bytes: Buffer): unknown[][] {
  const sheet = firstSheet(bytes)
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null, UTC: true }) : []
}

function firstSheet(bytes: Buffer) {
  const { Sheets, SheetNames } = read(bytes, { cellDates: true, UTC: true })
  return Sheets[SheetNames[0] ?? '']
}

describe('an Excel file that is written while its rows come', () => {
  const rows: SheetCell[][] = [
    ['Işıl Çağlayan 😀', 87.5, '2004-02-29', '2026-11-15 14:02:30', 12_500.5],
    ['=1+1', null, null, null, null],
    ['12345678901', 0, '1905-01-01', '2026-01-01 00:00', -3],
  ]

  test('two readers find the same: texts, numbers, days, moments and money', async () => {
    const bytes = await bytesOf(rows)
    const [first, second] = await byReadExcel(bytes)
    expect([first?.sheet, second?.sheet]).toEqual(['Başvurular 2026 27', 'Bilgi'])
    expect(first?.data[0]).toEqual(columns.map(({ heading }) => heading))
    const wanted = [
      ['Işıl Çağlayan 😀', 87.5, new Date('2004-02-29'), new Date('2026-11-15T14:02:30Z'), 12_500.5],
      ['=1+1', null, null, null, null],
      ['12345678901', 0, new Date('1905-01-01'), new Date('2026-01-01'), -3],
    ]
    expect(first?.data.slice(1)).toEqual(wanted)
    expect(second?.data).toEqual([['Kişi sayısı', 3]])
    expect(bySheetJs(bytes).slice(1)).toEqual(wanted)
  })

  test('whatever people typed comes back as it was, and nothing of it is a formula', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '=1+1',
        '+90 532',
        '-2',
        '@SUM(A1)',
        '\t=1',
        '\r=1',
        ' boş ',
        'a\nb',
        '_x0041_',
        '<b>&amp;</b>',
        ']]>',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(typed, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 8 }),
        async (texts) => {
          const bytes = await bytesOf(texts, [columns[0] as SheetColumn, { heading: 'b', kind: 'text' }])
          const cells = (await readWorkbook(bytes)).flat()
          expect(cells.filter((cell) => typeof cell === 'object')).toEqual([])
          const sheet = Object.entries(firstSheet(bytes) ?? {}) as [string, CellObject][]
          const found = sheet.filter(([place]) => /^[A-Z]+\d+$/.test(place) && !/^[A-Z]+1$/.test(place))
          expect(found.filter(([, { t, f }]) => t !== 's' || f !== undefined)).toEqual([])
          const at = new Map(found.map(([place, { v }]) => [place, v]))
          const written = texts.map((row) => row.map(kept))
          expect(texts.map((_, row) => [at.get(`A${row + 2}`) ?? '', at.get(`B${row + 2}`) ?? ''])).toEqual(written)
        },
      ),
      { numRuns: 60 },
    )
  })

  /** What a file can hold of a text: no half letters, no control characters, one kind of line break. */
  const kept = (text: string) =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters that XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

  test('a text that no cell can hold is cut with a mark, and never through a letter', async () => {
    const [, row] = bySheetJs(await bytesOf([[`${'a'.repeat(longestCell - 2)}😀z`, null, null, null, null]]))
    const text = String(row?.[0])
    expect(text.length).toBeLessThanOrEqual(longestCell)
    expect(text).toBe(`${'a'.repeat(longestCell - 2)}…`)
    const [, whole] = bySheetJs(await bytesOf([['b'.repeat(longestCell), null, null, null, null]]))
    expect(whole?.[0]).toBe('b'.repeat(longestCell))
  })

  test('what is no date, no number and before the time of spreadsheets is a text', async () => {
    const [, row] = bySheetJs(await bytesOf([[5, 'on iki', '1899-12-31', 'dün', '12,5']]))
    expect(row).toEqual(['5', 'on iki', '1899-12-31', 'dün', '12,5'])
    const [, nothing] = bySheetJs(await bytesOf([['x', Number.NaN, '2026-02-30', '', Number.POSITIVE_INFINITY]]))
    expect([nothing?.[0], nothing?.[1] ?? null, nothing?.[2]]).toEqual(['x', null, '2026-02-30'])
  })

  test('a list without rows has its headings, and three hundred columns have their letters', async () => {
    const [first] = await byReadExcel(await bytesOf([]))
    expect(first?.data).toEqual([columns.map(({ heading }) => heading)])
    const wide = Array.from({ length: 300 }, (_, at): SheetColumn => ({ heading: `s${at}`, kind: 'number' }))
    const [, row] = bySheetJs(await bytesOf([wide.map((_, at) => at)], wide))
    expect(row).toEqual(wide.map((_, at) => at))
  })

  test('a failure of the rows fails the file, and whoever leaves ends the rows', async () => {
    let isOver = false
    async function* endless() {
      try {
        for (;;) yield [[randomBytes(5000).toString('hex'), 1, null, null, null]]
      } finally {
        isOver = true
      }
    }
    const about = { name: 'Bilgi', lines: () => [] }
    const left = streamWorkbook({ sheet: { name: 'A', columns, rows: endless() }, about })
    let sent = 0
    for await (const piece of left) {
      sent += piece.length
      if (sent > 300_000) break
    }
    await expect.poll(() => isOver).toBe(true)
    async function* failing() {
      yield [['a', 1, null, null, null]]
      throw new Error('lost')
    }
    await expect(buffer(streamWorkbook({ sheet: { name: 'A', columns, rows: failing() }, about }))).rejects.toThrow(
      'lost',
    )
  })
})
