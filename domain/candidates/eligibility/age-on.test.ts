import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn } from './age-on.ts'

const noon = (day: string) => new Date(`${day}T12:00:00+03:00`)

test.each([
  ['2008-11-15', '2026-11-14', 17],
  ['2008-11-15', '2026-11-15', 18],
  ['2008-11-15', '2026-11-16', 18],
  ['2008-12-31', '2027-01-01', 18],
  ['2008-01-01', '2025-12-31', 17],
  ['2008-02-29', '2026-02-27', 17],
  ['2008-02-29', '2026-02-28', 18],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2000-02-29', '2100-02-28', 100],
  ['2000-02-28', '2028-02-28', 28],
  ['2026-11-15', '2026-11-15', 0],
])('born on %s, one is on %s %i years old', (birthDate, today, age) => {
  expect(ageOn(noon(today), birthDate)).toBe(age)
})

test('the day begins at midnight in Istanbul, three hours before UTC', () => {
  expect(ageOn(new Date('2026-11-14T20:59:59Z'), '2008-11-15')).toBe(17)
  expect(ageOn(new Date('2026-11-14T21:00:00Z'), '2008-11-15')).toBe(18)
})

test('the age stays the same between birthdays, and grows by exactly one on a birthday', () => {
  const day = fc.date({ min: noon('1930-01-01'), max: noon('2020-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 100 }), (birth, years) => {
      const birthDate = birth.toISOString().slice(0, 10)
      const birthday = noon(birthDate)
      birthday.setUTCFullYear(birthday.getUTCFullYear() + years)
      // JavaScript turns 29 February of a common year into 1 March.
      if (birthday.getUTCDate() !== Number(birthDate.slice(8))) birthday.setUTCDate(0)
      expect(ageOn(birthday, birthDate)).toBe(years)
      birthday.setUTCDate(birthday.getUTCDate() - 1)
      expect(ageOn(birthday, birthDate)).toBe(years - 1)
    }),
  )
})
