import { expect, test } from 'vitest'
import { readClock } from './read-clock.ts'

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  ['9 30', '09:30'],
  [' 0930 ', '09:30'],
  ['14:05', '14:05'],
  ['1405', '14:05'],
  ['0', '00:00'],
  ['23:59', '23:59'],
])('%s is %s', (written, read) => {
  expect(readClock(written)).toBe(read)
})

test.each(['', '24', '24:00', '9:60', '9:5', '12345', '2 PM', '-9', 'yarım'])('“%s” is no time', (written) => {
  expect(readClock(written)).toBeUndefined()
})
