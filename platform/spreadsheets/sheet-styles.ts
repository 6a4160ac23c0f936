import { xmlText } from './cell-text.ts'
import type { SheetColumn } from './sheet-columns.ts'

/** What each currency is shown with; another one by its own code. */
const signs: Readonly<Record<string, string>> = { TRY: '₺', EUR: '€', USD: '$', GBP: '£' }
const currencies = Object.keys(signs)

/** Styles by their places in `stylesXml`: plain, bold, a day, a moment, then one for each currency. */
const [day, moment, firstMoney] = [2, 3, 4]

export function styleOf(column: SheetColumn): number {
  if (column.kind === 'day') return day
  if (column.kind === 'moment') return moment
  if (column.kind !== 'money') return 0
  const known = currencies.indexOf(column.currency)
  return firstMoney + (known === -1 ? currencies.length : known)
}

/** Days and moments in the order that the reader's own program writes them (14, 22); money with its sign. */
export function stylesXml(): string {
  const formats = [...currencies.map((code) => `#,##0.00\\ "${signs[code]}"`), '#,##0.00']
  const xf = (format: number, more = '') =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`
  const xfs = [
    xf(0),
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...[14, 22].map((format) => xf(format, ' applyNumberFormat="1"')),
    ...formats.map((_, at) => xf(164 + at, ' applyNumberFormat="1"')),
  ]
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${formats
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xmlText(code).replace(/"/g, '&quot;')}"/>`)
    .join(
      '',
    )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}
