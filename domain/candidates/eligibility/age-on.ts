import { istanbulDay } from '#platform/text/dates.ts'

/**
 * Full years since a birth date (yyyy-mm-dd), by Istanbul's calendar. A birthday on 29 February counts as 28 February
 * in common years, as with PostgreSQL's `birth_date + interval '18 years'`.
 */
export const ageOn = (moment: Date, birthDate: string): number => ageOnDay(istanbulDay(moment), birthDate)

/**
 * The same for a given day (yyyy-mm-dd): computing the day is the slowest part, so callers with many ages do it once.
 */
export function ageOnDay(today: string, birthDate: string): number {
  const years = yearOf(today) - yearOf(birthDate)
  return dayOf(today) >= birthdayIn(yearOf(today), birthDate) ? years : years - 1
}

function birthdayIn(year: number, birthDate: string): string {
  const day = dayOf(birthDate)
  return day === '02-29' && !isLeap(year) ? '02-28' : day
}

export const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const yearOf = (date: string) => Number(date.slice(0, 4))
const dayOf = (date: string) => date.slice(5)
