import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

const quota = { min: 1, max: 1_000_000, decimals: 0 }

test('what is out of its limits is said, and never taken for nothing', () => {
  expect(readNumber('0', quota)).toEqual({ wrong: 'tooSmall', limit: 1 })
  expect(readNumber('-3', quota)).toEqual({ wrong: 'tooSmall', limit: 1 })
  expect(readNumber('1000001', quota)).toEqual({ wrong: 'tooBig', limit: 1_000_000 })
  expect(readNumber('-', quota)).toEqual({ wrong: 'notANumber' })
  expect(readNumber('3,4,5', { ...quota, decimals: 2 })).toEqual({ wrong: 'notANumber' })
})

test('a number is read with comma or point, and nothing is no number', () => {
  expect(readNumber('25', quota)).toEqual({ value: 25 })
  expect(readNumber('3,456', { ...quota, decimals: 2 })).toEqual({ value: 3.46 })
  expect(readNumber('', quota)).toEqual({ value: null })
})
