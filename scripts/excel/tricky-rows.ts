import { legalText, withinCell } from '#platform/spreadsheets/cell-text.ts'
import type { SheetCell, SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { hostileNames } from '../../tests/files/hostile-names.ts'

const kinds = ['text', 'number', 'day', 'moment', 'money', 'text'] as const

/** Thirty columns of all kinds. */
export const trickyColumns = Array.from({ length: 30 }, (_, at): SheetColumn => {
  const kind = kinds[at % kinds.length] ?? 'text'
  const heading = `${kind} ${at + 1}`
  return kind === 'money' ? { heading, kind, currency: at % 2 === 0 ? 'TRY' : 'EUR' } : { heading, kind }
})

const texts = [
  ...[
    '=1+1',
    '+90 532 123 45 67',
    '-2',
    '@SUM(A1)',
    '\t=1',
    "'alıntı",
    '=HYPERLINK("http://kopru.test")',
    '=cmd|"/c calc"!A1',
  ],
  ...['12345678901', '00123', '1e5', '2026-11-15', '3,14', 'TRUE', '%50', ' boş ', 'iki  boşluk', 'a\nb\nc', 'a\tb'],
  ...[
    'Işıl Çağlayan 😀👩‍👩‍👧',
    '<b>&amp;</b>',
    ']]>',
    '_x0041_',
    '\u0000\u0007bozuk\ud800 harf',
    'עברית العربية',
    '"tırnak"',
  ],
  ...hostileNames,
]
const long = ['ş'.repeat(32_767), `${'z'.repeat(32_766)}😀`, 'uzun '.repeat(7000)]

/** The deterministic content of a row. The longest texts are few: each takes a page of memory. */
export const trickyRow = (row: number): SheetCell[] =>
  trickyColumns.map(({ kind }, at) => {
    const seed = row * 31 + at * 7
    if (seed % 17 === 0) return null
    if (kind === 'number') return [0, 87.5, -3, 999_999_999_999, 0.1, seed][seed % 6] ?? 0
    if (kind === 'money') return Math.round(seed * 123.45) / 100
    if (kind === 'day') return dayOf(seed)
    if (kind === 'moment')
      return `${dayOf(ourTime + (seed % 30_000))} ${two(seed % 24)}:${two(seed % 60)}:${two((seed * 7) % 60)}`
    const isLong = at === 0 && row % 5000 === 1
    return (isLong ? long[row % long.length] : texts[seed % texts.length]) ?? ''
  })

/** Moments are of our time: of seconds in 1902 LibreOffice says that they are a ten-thousandth less. */
const ourTime = 30_000

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (seed: number) => new Date(Date.UTC(1901, 0, 1) + (seed % 60_000) * 86_400_000).toISOString().slice(0, 10)

/** The same as a program that opens the file should show it: by the kind of its value, in one line of letters. */
export function shownAs(cell: SheetCell, { kind }: SheetColumn): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `number ${Number(cell.toPrecision(12))}`
  if (kind === 'day' || kind === 'moment') return `date ${cell.replace(' ', 'T').replace('T00:00:00', '')}`
  return `text ${legalText(withinCell(cell))}`
}
