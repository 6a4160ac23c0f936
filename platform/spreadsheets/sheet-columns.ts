/** What a column holds. Money is written with its currency; days and moments are real dates. */
export type SheetColumn = {
  readonly heading: string
  /** In letters; by kind and heading if left out. */
  readonly width?: number
} & (
  | { readonly kind: 'text' | 'number' | 'day' | 'moment' }
  | { readonly kind: 'money' /** ISO 4217 */; readonly currency: string }
)

/**
 * A value of a row. Texts are texts whatever they begin with; a day is `2026-11-15` and a moment `2026-11-15 14:02`, by the
 * clock of whoever reads. What does not fit the kind of its column is written as a text. Null and empty: nothing.
 */
export type SheetCell = string | number | null

/** Rows as they come, some at a time: whoever writes them holds no more than that. */
export type SheetRows = AsyncIterable<readonly (readonly SheetCell[])[]>

/** Excel counts days from here; before 1 March 1900 it counts one too many. */
const firstDay = 25_569
const firstRight = 61
const msOfDay = 86_400_000

const written = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** A day or a moment as the number that spreadsheets keep; undefined for what is none, or is before their time. */
export function serialOf(text: string): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = written.exec(text) ?? []
  if (year === undefined) return undefined
  const ms = Date.UTC(+year, Number(month) - 1, Number(day), +hour, +minute, +second)
  const date = new Date(ms)
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  const serial = ms / msOfDay + firstDay
  return isReal && serial >= firstRight ? serial : undefined
}
