import { isLeap } from '#domain/candidates/eligibility/age-on.ts'
import { istanbulDay } from '#platform/text/dates.ts'

/** The latest birth date with which a person is at least this old now: the inverse of `ageOn`. */
export function bornUntil(moment: Date, age: number): string {
  const today = istanbulDay(moment)
  const thisYear = Number(today.slice(0, 4))
  const year = thisYear - age
  return `${year}-${lastDay(today.slice(5), isLeap(thisYear), isLeap(year))}`
}

/** A birthday on 29 February falls on the 28th in years without one, as in `ageOn`. */
function lastDay(day: string, isLeapNow: boolean, wasLeap: boolean): string {
  if (day === '02-28' && !isLeapNow && wasLeap) return '02-29'
  return day === '02-29' && !wasLeap ? '02-28' : day
}
