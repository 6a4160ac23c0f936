import { timeZone as istanbul } from '#platform/text/dates.ts'

/** Groups items by their day in a time zone; days as `2027-03-01`, in order. */
export function byDay<T>(
  items: readonly T[],
  startOf: (item: T) => string,
  timeZone: string = istanbul,
): [string, T[]][] {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return [...Map.groupBy(items, (item) => day.format(new Date(startOf(item))))]
}

/** The start of a day in Istanbul. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString()
