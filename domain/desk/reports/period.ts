import { type SQL, sql } from 'drizzle-orm'
import { istanbulDay } from '#platform/text/dates.ts'

/** Days in Istanbul, both inclusive; undefined: from the beginning, or until now. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** SQL: whether a timestamp is in the period. The bounds are timestamps, so that an index on the column is used. */
export function isIn(column: SQL, { from, to }: Period): SQL | undefined {
  const bounds = [
    from === undefined ? undefined : sql`${column} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${column} < ${startOf(sql`${to}::date + 1`)}`,
  ].filter((bound) => bound !== undefined)
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : undefined
}

const startOf = (day: SQL) => sql`((${day})::timestamp at time zone 'Europe/Istanbul')`

/** SQL: the day of a timestamp in Istanbul. */
export const dayOf = (column: SQL): SQL => sql`(${column} at time zone 'Europe/Istanbul')::date`

/** The period of the same length right before; a period without an end ends today. */
export function periodBefore({ from, to }: { readonly from: string; readonly to?: string | undefined }) {
  const end = to ?? laterOf(from, istanbulDay(new Date()))
  const length = numberOf(end) - numberOf(from) + 1
  return {
    from: laterOf(firstDay, dayAt(numberOf(from) - length)),
    to: laterOf(firstDay, dayAt(numberOf(from) - 1)),
  }
}

/** The earliest day that can be requested. */
const firstDay = '1900-01-01'

const dayLength = 86_400_000
export const numberOf = (day: string) => Date.parse(day) / dayLength
export const dayAt = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10)
const laterOf = (one: string, other: string) => (one > other ? one : other)
