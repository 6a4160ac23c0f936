import { istanbulDay } from '#platform/text/dates.ts'

/**
 * Full years of somebody born on a day (yyyy-mm-dd), by Istanbul's calendar. Whoever was born on 29 February is a year
 * older on 28 February of years without one, as PostgreSQL's `birth_date + interval '18 years'` has it too.
 */
export const ageOn = (moment: Date, birthDate: string): number => ageOnDay(istanbulDay(moment), birthDate)

/** The same on a day (yyyy-mm-dd): to know which day it is takes longer than all else, so many ages are told of one. */
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
