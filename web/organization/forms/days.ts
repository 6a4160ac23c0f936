import { timeZone } from '#platform/text/dates.ts'

const day = 86_400_000
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** 23:59 in Istanbul, that many days from now. Türkiye has kept +03:00 all year since 2016. */
export const endOfDayIn = (days: number, now: number) =>
  new Date(`${dayFormat.format(now + days * day)}T23:59:00+03:00`).toISOString()

/** The number of calendar days between two moments, in Istanbul's time. */
export function daysBetween(from: string, to: string): number {
  const midnight = (moment: string) => Date.parse(dayFormat.format(new Date(moment)))
  return Math.round((midnight(to) - midnight(from)) / day)
}
