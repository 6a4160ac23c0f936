import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SheetColumn } from '#platform/spreadsheets/sheet-columns.ts'
import { streamWorkbook } from '#platform/spreadsheets/stream-workbook.ts'
import { readFlatSheet } from './excel/read-flat-sheet.ts'
import { shownAs, trickyColumns, trickyRow } from './excel/tricky-rows.ts'

/**
 * `npm run check:excel -- 100000`: writes an Excel file of that many rows with all difficult cases, converts it with
 * LibreOffice, and compares every value and its kind. Needs `soffice` (Debian's libreoffice-calc-nogui).
 */
const count = Number(process.argv[2] ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'kopru-excel-'))
try {
  await pipeline(
    streamWorkbook({
      sheet: { name: 'Başvurular', columns: trickyColumns, rows: rows() },
      about: { name: 'Bilgi', lines: (written) => [['Satır', written]] },
    }),
    createWriteStream(join(folder, 'tricky.xlsx')),
  )
  const started = performance.now()
  const words = [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
  ]
  const { status, stdout, stderr, error } = spawnSync('soffice', [...words, join(folder, 'tricky.xlsx')], {
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  console.log(`LibreOffice opened and wrote it in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const wrong = await compared(join(folder, 'tricky.fods'))
  console.log(
    `${count} rows of ${trickyColumns.length}: ${wrong === 0 ? 'every value is right' : `${wrong} are wrong`}`,
  )
  process.exitCode = wrong === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function* rows() {
  const atOnce = 50
  for (let from = 0; from < count; from += atOnce)
    yield Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => trickyRow(from + at))
}

/** The number of cells that differ; prints the first twenty. */
async function compared(path: string): Promise<number> {
  let [row, wrong] = [0, 0]
  for await (const cells of readFlatSheet(path)) {
    const wanted = row > count ? [] : wantedIn(row)
    for (const [at, value] of wanted.entries()) {
      if ((cells[at] ?? '') === value) continue
      wrong += 1
      if (wrong <= 20) console.log(`row ${row + 1}, ${at + 1}: wanted ${short(value)}, found ${short(cells[at] ?? '')}`)
    }
    row += 1
  }
  return wrong + Math.max(0, count + 1 - row)
}

/** The first row has the headings. */
function wantedIn(row: number): string[] {
  if (row === 0) return trickyColumns.map(({ heading }) => `text ${heading}`)
  return trickyRow(row - 1).map((cell, at) => shownAs(cell, trickyColumns[at] as SheetColumn))
}

function short(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 40)}…${text.slice(-40)} (${text.length})` : text)
}
