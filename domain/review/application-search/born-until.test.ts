import { expect, test } from 'vitest'
import { ageOn } from '#domain/candidates/eligibility/age-on.ts'
import { bornUntil } from './born-until.ts'

const noon = (day: string) => new Date(`${day}T09:00:00Z`)
const nextDay = (day: string) => new Date(noon(day).getTime() + 86_400_000).toISOString().slice(0, 10)

test('somebody born on the returned day has reached the age, born a day later has not, also in leap years', () => {
  const days = ['2026-11-15', '2026-02-27', '2026-02-28', '2026-03-01', '2024-02-28', '2024-02-29', '2024-03-01']
  for (const day of [...days, '2026-12-31', '2027-01-01'])
    for (const age of [0, 1, 2, 18, 22, 120]) {
      const last = bornUntil(noon(day), age)
      expect([day, age, last, ageOn(noon(day), last)]).toEqual([day, age, last, age])
      expect([day, age, ageOn(noon(day), nextDay(last))]).toEqual([day, age, age - 1])
    }
})

test('the day begins at midnight in Istanbul', () => {
  expect(bornUntil(new Date('2026-11-15T20:59:59Z'), 18)).toBe('2008-11-15')
  expect(bornUntil(new Date('2026-11-15T21:00:00Z'), 18)).toBe('2008-11-16')
})
