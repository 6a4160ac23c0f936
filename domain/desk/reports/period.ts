import { type SQL, sql } from 'drizzle-orm'
import { istanbulDay } from '#platform/text/dates.ts'

/** Days of Istanbul, both counted; undefined: from the beginning, or until now. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Whether a moment lies in the period. The bounds are moments, so that an index on the column is used. */
export function isIn(column: SQL, { from, to }: Period): SQL | undefined {
  const bounds = [
    from === undefined ? undefined : sql`${column} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${column} < ${startOf(sql`${to}::date + 1`)}`,
  ].filter((bound) => bound !== undefined)
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : undefined
}

const startOf = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Istanbul')`

/** The day that a moment is on in Istanbul. */
export const dayOf = (column: SQL): SQL => sql`(${column} at time zone 'Europe/Istanbul')::date`

/** As many days as the period has, right before it; it ends today if it does not say when. */
export function periodBefore({ from, to }: { readonly from: string; readonly to?: string | undefined }) {
  const end = to ?? laterOf(from, istanbulDay(new Date()))
  const length = numberOf(end) - numberOf(from) + 1
  return {
    from: laterOf(firstDay, dayAt(numberOf(from) - length)),
    to: laterOf(firstDay, dayAt(numberOf(from) - 1)),
  }
}

/** The first that can be asked for, and so the first that can be answered. */
const firstDay = '1900-01-01'

const dayLength = 86_400_000
export const numberOf = (day: string) => Date.parse(day) / dayLength
export const dayAt = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)
const laterOf = (one: string, other: string) => (one > other ? one : other)
