import { writeXlsx } from 'hucre/xlsx'

interface Sheet {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/**
 * An Excel file with one sheet: bold headings that stay in view, columns as wide as what is in them. Texts are written
 * as texts, so that nothing that begins with `=` is ever calculated.
 */
export function writeSpreadsheet({ name, headings, rows }: Sheet): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name,
        columns: headings.map(() => ({ autoWidth: true })),
        rows: [[...headings], ...rows.map((row) => [...row])],
        cells: new Map(headings.map((value, at) => [`0,${at}`, { value, style: { font: { bold: true } } }])),
        freezePane: { rows: 1 },
      },
    ],
  })
}
