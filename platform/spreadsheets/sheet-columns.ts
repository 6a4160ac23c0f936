/** The content of a column. Money has its currency; days and moments are real dates. */
export type SheetColumn = {
  readonly heading: string
  /** In letters; by kind and heading if left out. */
  readonly width?: number
} & (
  | { readonly kind: 'text' | 'number' | 'day' | 'moment' }
  | { readonly kind: 'money' /** ISO 4217 */; readonly currency: string }
)

/**
 * A value of a row. Texts are never formulas; a day is `2026-11-15` and a moment `2026-11-15 14:02` in local time. A
 * value that does not fit its column is written as text; null and empty write nothing.
 */
export type SheetCell = string | number | null

/** Rows in batches, so that a writer holds only one batch in memory. */
export type SheetRows = AsyncIterable<readonly (readonly SheetCell[])[]>

/** Excel counts days from here; before 1 March 1900 it counts one too many. */
const firstDay = 25_569
const firstRight = 61
const msOfDay = 86_400_000

const written = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** A day or moment as a spreadsheet's serial number; undefined if invalid or before its epoch. */
export function serialOf(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = written.exec(text) ?? []
  if (year === undefined) return undefined
  const ms = Date.UTC(+year, Number(month) - 1, Number(day), +hour, +minute, +second)
  const date = new Date(ms)
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  const serial = ms / msOfDay + firstDay
  return isReal && serial >= firstRight ? serial : undefined
}
