import { isLeap } from '#domain/eligibility/age-on.ts'
import { istanbulDay } from '#platform/text/dates.ts'

/** The last day on which somebody was born who is that many years old now: what `ageOn` says of one, asked of all. */
export function bornUntil(moment: Date, age: number): string {
  const today = istanbulDay(moment)
  const thisYear = Number(today.slice(0, 4))
  const year = thisYear - age
  return `${year}-${lastDay(today.slice(5), isLeap(thisYear), isLeap(year))}`
}

/** The two days of the calendar that not every year has alike. */
function lastDay(day: string, isLeapNow: boolean, wasLeap: boolean): string {
  if (day === '02-28' && !isLeapNow && wasLeap) return '02-29'
  return day === '02-29' && !wasLeap ? '02-28' : day
}
