import type { BankTemplateContent } from '#contract/payments/bank-template-content.ts'
import { writeCsv } from '#platform/spreadsheets/write-csv.ts'
import { writeSpreadsheet } from '#platform/spreadsheets/write-spreadsheet.ts'
import { type BankLine, bankCells } from './bank-cells.ts'

/** The file for the bank, as its template wants it. */
export async function writeBankFile(
  content: BankTemplateContent,
  lines: readonly BankLine[],
  payOn: string,
): Promise<Uint8Array> {
  const headings = content.columns.map(({ heading }) => heading)
  const rows = lines.map((line, at) => bankCells(content, line, at, payOn))
  if (content.format === 'csv') return writeCsv(content.headings ? [headings, ...rows] : rows, content)
  const decimals = content.columns.flatMap(({ value }, at) => (value === 'amount' ? [at] : []))
  return writeSpreadsheet({ name: 'Ödemeler', headings: content.headings ? headings : [], rows, decimals })
}

export const bankFileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const
