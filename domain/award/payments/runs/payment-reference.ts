import { createHash } from 'node:crypto'

/** Letters that no keyboard and no bank's program folds into another one. */
const letters = 'BCDFGHJKLMNPRSTVYZ'

/**
 * `KBRTN0042-00017`: the organization's mark, the run and the line. The mark keeps one organization's payments apart from
 * those of another that banks with the same bank. It begins with letters, so that no spreadsheet takes it for a number or
 * a date.
 */
export const referenceOf = (companyId: string, number: number, at: number) =>
  `K${markOf(companyId)}${String(number).padStart(4, '0')}-${String(at + 1).padStart(5, '0')}`

const markOf = (companyId: string) =>
  [...createHash('sha256').update(companyId).digest().subarray(0, 4)]
    .map((byte) => letters[byte % letters.length])
    .join('')

/**
 * The reference in a cell as `referenceOf` writes it, or as it was written before it had a mark; banks leave the hyphen out or
 * put a space there.
 */
export function referenceIn(cell: string): string | null {
  const [, mark = '', run, line] = /(?<![A-Z0-9])K([A-Z]{4})?(\d{4,8})[- ]?(\d{5})(?!\d)/i.exec(cell) ?? []
  return run === undefined ? null : `K${mark.toUpperCase()}${run}-${line}`
}
