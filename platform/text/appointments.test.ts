import { expect, test } from 'vitest'
import { formatAppointment } from './appointments.ts'

test.each([
  ['2027-03-05T07:00:00Z', 'tr', 'Europe/Istanbul', '5 Mart 2027 Cuma 10:00 (İstanbul\u00a0saati)'],
  ['2027-03-05T07:00:00Z', 'en', 'Europe/Istanbul', 'Friday, 5 March 2027, 10:00 (Istanbul\u00a0time)'],
  ['2027-03-26T09:00:00Z', 'tr', 'Europe/Berlin', '26 Mart 2027 Cuma 10:00 (Berlin\u00a0saati)'],
  ['2027-03-29T08:00:00Z', 'tr', 'Europe/Berlin', '29 Mart 2027 Pazartesi 10:00 (Berlin\u00a0saati)'],
  ['2027-03-05T01:00:00Z', 'en', 'America/New_York', 'Thursday, 4 March 2027, 20:00 (New York\u00a0time)'],
] as const)('%s is said in %s by the clocks of %s', (moment, language, zone, said) => {
  expect(formatAppointment(moment, language, zone)).toBe(said)
})
