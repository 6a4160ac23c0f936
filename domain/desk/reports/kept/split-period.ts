import { dayAt, numberOf, type Period } from '../period.ts'

/** Splits a period into its whole months and the days before and after them; without a whole month only days. */
export function splitPeriod({ from, to }: Period): { readonly months?: Period; readonly days: readonly Period[] } {
  const firstMonth = from === undefined ? undefined : monthFrom(from)
  const lastDay = to === undefined ? undefined : endOfMonths(to)
  if (firstMonth !== undefined && lastDay !== undefined && lastDay < firstMonth) return { days: [{ from, to }] }
  const before = from !== undefined && from !== firstMonth ? [{ from, to: dayBefore(firstMonth as string) }] : []
  const after = to !== undefined && to !== lastDay ? [{ from: dayAfter(lastDay as string), to }] : []
  return { months: { from: firstMonth, to: lastDay }, days: [...before, ...after] }
}

const dayAfter = (day: string) => dayAt(numberOf(day) + 1)
const dayBefore = (day: string) => dayAt(numberOf(day) - 1)

/** The first day of the first month that begins on this day or later. */
function monthFrom(day: string): string {
  if (day.endsWith('-01')) return day
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** The last day of the last month that ends on this day or earlier. */
const endOfMonths = (day: string): string => dayBefore(`${dayAfter(day).slice(0, 7)}-01`)
