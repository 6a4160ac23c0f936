import { expect, test } from 'vitest'
import { TimeZone } from '../fields/time-zone.ts'
import { createAvailabilities } from './availabilities.ts'
import { changeAvailability } from './keeping.ts'

const made = { starts: ['2027-03-01T07:00:00.000Z'], minutes: 30 }
const isTaken = (change: object) => createAvailabilities.body.safeParse({ ...made, ...change }).success

test('a time must be on a day that calendars can show', () => {
  expect(isTaken({ starts: ['2100-12-30T23:59:59.000Z'] })).toBe(true)
  expect(isTaken({ starts: ['2100-12-31T00:00:00.000Z'] })).toBe(false)
  expect(changeAvailability.body.safeParse({ startsAt: '9000-01-01T00:00:00.000Z' }).success).toBe(false)
})

test('a zone needs its canonical name', () => {
  const isZone = (name: string) => TimeZone.safeParse(name).success
  const known = Intl.supportedValuesOf('timeZone')
  expect(known.filter((name) => !isZone(name))).toEqual([])
  expect(['UTC', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires'].every(isZone)).toBe(true)
  // PostgreSQL does not know the first three, and interprets the last as a zone of another country.
  expect(['AET', 'SystemV/PST8', 'US/Pacific-New', 'IST'].some(isZone)).toBe(false)
})
