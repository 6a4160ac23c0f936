import { writeXlsx } from 'hucre/xlsx'

interface Sheet {
  readonly name: string
  /** None: the first row is one of `rows`. */
  readonly headings: readonly string[]
  readonly rows: readonly (readonly (string | number | Date | null)[])[]
  /** How the numbers or dates of a column are shown, by its place. */
  readonly formats?: readonly (string | undefined)[]
}

/**
 * An Excel file with one sheet: bold headings that stay in view, columns as wide as what is in them. Texts are written
 * as texts, so that nothing that begins with `=` is ever calculated.
 */
export function writeSpreadsheet({ name, headings, rows, formats = [] }: Sheet): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name,
        columns: (headings.length > 0 ? headings : (rows[0] ?? [])).map((_, at) => ({
          autoWidth: true,
          ...(formats[at] !== undefined && { numFmt: formats[at] }),
        })),
        rows: [...(headings.length > 0 ? [[...headings]] : []), ...rows.map((row) => [...row])],
        cells: new Map(headings.map((value, at) => [`0,${at}`, { value, style: { font: { bold: true } } }])),
        ...(headings.length > 0 && { freezePane: { rows: 1 } }),
      },
    ],
  })
}
