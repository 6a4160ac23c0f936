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

test('thousands may stand apart, so that an amount is never taken for a thousandth of it', () => {
  const amount = { min: 0, max: 1_000_000_000, decimals: 2 }
  for (const written of ['4000', '4.000', '4.000,00', '4,000.00'])
    expect(readNumber(written, amount)).toEqual({ value: 4000 })
  expect(readNumber('4.000,5', amount)).toEqual({ value: 4000.5 })
  expect(readNumber('1.234.567,89', amount)).toEqual({ value: 1_234_567.89 })
  expect(readNumber('1,234,567', amount)).toEqual({ value: 1_234_567 })
  expect(readNumber('4,50', amount)).toEqual({ value: 4.5 })
  expect(readNumber('0.500', amount)).toEqual({ value: 0.5 })
  expect(readNumber('3.456', { min: 0, max: 4, decimals: 2 })).toEqual({ value: 3.46 })
})

test('a lone comma means what it means in the language of the page', () => {
  const amount = { min: 0, max: 1_000_000_000, decimals: 2 }
  expect(readNumber('4,000', amount, 'tr')).toEqual({ value: 4 })
  expect(readNumber('4,000', amount, 'en')).toEqual({ value: 4000 })
  expect(readNumber('4.000', amount, 'en')).toEqual({ value: 4000 })
  expect(readNumber('4,50', amount, 'en')).toEqual({ value: 4.5 })
  expect(readNumber('4.5', amount, 'en')).toEqual({ value: 4.5 })
  expect(readNumber('3,456', { min: 0, max: 4, decimals: 2 }, 'en')).toEqual({ value: 3.46 })
})
