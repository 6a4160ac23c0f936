import { istanbulDay } from '#platform/text/dates.ts'

/**
 * Full years of somebody born on a day (yyyy-mm-dd), by Istanbul's calendar. Whoever was born on 29 February is a year
 * older on 28 February of years without one, as PostgreSQL's `birth_date + interval '18 years'` has it too.
 */
export function ageOn(moment: Date, birthDate: string): number {
  const today = istanbulDay(moment)
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
