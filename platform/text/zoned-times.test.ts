import { expect, test } from 'vitest'
import { dayIn, differingZones, formatLongDayIn, formatTimeIn, zoneCity } from './zoned-times.ts'

const istanbul = 'Europe/Istanbul'
const newYork = 'America/New_York'
const evening = '2026-11-18T22:30:00Z'
const inYear = '2026-01-01T12:00:00Z'

test('a moment is another day and hour elsewhere', () => {
  expect([dayIn(evening, istanbul), formatTimeIn(evening, istanbul)]).toEqual(['2026-11-19', '01:30'])
  expect([dayIn(evening, newYork), formatTimeIn(evening, newYork)]).toEqual(['2026-11-18', '17:30'])
})

test('days are said in full, with the year only where it is another', () => {
  expect(formatLongDayIn(evening, 'tr', newYork, inYear)).toBe('Çarşamba, 18 Kasım')
  expect(formatLongDayIn(evening, 'en', istanbul, inYear)).toBe('Thursday, 19 November')
  expect(formatLongDayIn('2027-01-04T08:00:00Z', 'tr', istanbul, inYear)).toBe('Pazartesi, 4 Ocak 2027')
  // The year ends by the clocks of the place.
  expect(formatLongDayIn('2026-12-31T22:00:00Z', 'en', newYork, inYear)).toBe('Thursday, 31 December')
  expect(formatLongDayIn('2026-12-31T22:00:00Z', 'en', istanbul, inYear)).toBe('Friday, 1 January 2027')
})

test('clocks of Berlin change between two days, Istanbul’s do not', () => {
  const before = '2026-10-24T09:00:00Z'
  const after = '2026-10-25T09:00:00Z'
  expect([before, after].map((moment) => formatTimeIn(moment, 'Europe/Berlin'))).toEqual(['11:00', '10:00'])
  expect([before, after].map((moment) => formatTimeIn(moment, istanbul))).toEqual(['12:00', '12:00'])
})

test('a zone is named by its place', () => {
  expect([zoneCity(istanbul, 'tr'), zoneCity(istanbul, 'en')]).toEqual(['İstanbul', 'Istanbul'])
  expect(zoneCity(newYork, 'tr')).toBe('New York')
  expect(zoneCity('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires')
  expect(zoneCity('UTC', 'tr')).toBe('UTC')
})

test('zones whose clocks show the same are one, and unknown ones none', () => {
  expect(differingZones(evening, [newYork, istanbul, 'Europe/Berlin'])).toEqual([newYork, istanbul, 'Europe/Berlin'])
  expect(differingZones(evening, ['Asia/Riyadh', istanbul, istanbul])).toEqual(['Asia/Riyadh'])
  expect(differingZones(evening, [istanbul, 'Mars/Olympus_Mons'])).toEqual([istanbul])
})
