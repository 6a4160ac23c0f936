import { encodeText, type TextEncoding } from './encode-text.ts'

interface CsvWay {
  readonly separator: ';' | ',' | '\t'
  readonly decimal: ',' | '.'
  readonly encoding: TextEncoding
}

/**
 * A CSV file. Numbers have two decimals. What spreadsheet programs would take for the beginning of a formula is left out
 * of texts: a quotation mark in front of it would come through to whoever imports the file.
 */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  { separator, decimal, encoding }: CsvWay,
): Buffer {
  const toCell = (value: string | number) =>
    typeof value === 'number' ? quoted(value.toFixed(2).replace('.', decimal)) : quoted(withoutFormula(value))
  const quoted = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  return encodeText(rows.map((row) => `${row.map(toCell).join(separator)}\r\n`).join(''), encoding)
}

const withoutFormula = (text: string) => text.replace(/^[\s=+\-@]+/, '')
