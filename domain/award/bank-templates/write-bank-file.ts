import type { BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import { writeCsv } from '#platform/spreadsheets/write-csv.ts'
import { writeSpreadsheet } from '#platform/spreadsheets/write-spreadsheet.ts'
import { type BankLine, bankCells } from './bank-cells.ts'

/** Writes the file for the bank in the format of its template. */
export async function writeBankFile(
  content: BankTemplateContent,
  lines: readonly BankLine[],
  payOn: string,
): Promise<Uint8Array> {
  const headings = content.columns.map(({ heading }) => heading)
  const rows = lines.map((line, at) => bankCells(content, line, at, payOn))
  if (content.format === 'csv') return writeCsv(content.headings ? [headings, ...rows] : rows, content)
  const typed = rows.map((cells, line) =>
    cells.map((cell, at) => {
      const value = content.columns[at]?.value
      if (value === 'line') return line + 1
      return value === 'date' && isWritten(content.dates) ? new Date(`${payOn}T00:00:00Z`) : cell
    }),
  )
  const formats = content.columns.map(({ value }) =>
    value === 'amount' ? '#,##0.00' : value === 'date' ? content.dates.toLowerCase() : undefined,
  )
  return writeSpreadsheet({ name: 'Ödemeler', headings: content.headings ? headings : [], rows: typed, formats })
}

/**
 * A pattern with separators between day, month and year is a real date cell; digits alone are text that programs parse.
 */
const isWritten = (pattern: BankTemplateContent['dates']) => /[^dMy]/.test(pattern)

export const bankFileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const
