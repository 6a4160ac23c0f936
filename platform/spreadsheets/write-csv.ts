import { encodeText, type TextEncoding } from './encode-text.ts'

interface CsvWay {
  readonly separator: ';' | ',' | '\t'
  readonly decimal: ',' | '.'
  readonly encoding: TextEncoding
}

/**
 * Writes a CSV file. Numbers have two decimals. Formula prefixes are removed from texts: an apostrophe would reach the
 * importing system.
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
