import { createHash } from 'node:crypto'

/** Letters that keyboards and bank programs do not replace by others. */
const letters = 'BCDFGHJKLMNPRSTVYZ'

/**
 * `KBRTN0042-00017`: the organization's mark, the run and the line. The mark tells apart organizations with the same
 * bank. It starts with letters, so that spreadsheets do not convert it to a number or date.
 */
export const referenceOf = (companyId: string, number: number, at: number) =>
  `K${markOf(companyId)}${String(number).padStart(4, '0')}-${String(at + 1).padStart(5, '0')}`

const markOf = (companyId: string) =>
  [...createHash('sha256').update(companyId).digest().subarray(0, 4)]
    .map((byte) => letters[byte % letters.length])
    .join('')

/**
 * The reference in a cell, also of the older format without a mark; banks drop the hyphen or replace it by a space.
 */
export function referenceIn(cell: string): string | null {
  const [, mark = '', run, line] = /(?<![A-Z0-9])K([A-Z]{4})?(\d{4,8})[- ]?(\d{5})(?!\d)/i.exec(cell) ?? []
  return run === undefined ? null : `K${mark.toUpperCase()}${run}-${line}`
}
