import { expect, test } from 'vitest'
import { numberRefusal } from './number-rules.ts'

const amount = { type: 'number', negatives: false }
const code = { type: 'text', leadingZero: false }

test('a number field without negatives refuses zero and everything below it', () => {
  expect(numberRefusal('0', amount)).toBe('zeroOrLess')
  expect(numberRefusal('0.00', amount)).toBe('zeroOrLess')
  expect(numberRefusal('-3', amount)).toBe('minus')
  expect(numberRefusal('0.5', amount)).toBeNull()
  expect(numberRefusal('4000', amount)).toBeNull()
})

test('a text field is not bound by the rule for numbers', () => {
  expect(numberRefusal('0', { type: 'text', negatives: false })).toBeNull()
  expect(numberRefusal('0', { negatives: false })).toBeNull()
})

test('a field without a leading zero refuses a numeric value of zero or less, whatever its type', () => {
  expect(numberRefusal('0', code)).toBe('zeroOrLess')
  expect(numberRefusal('000', code)).toBe('zeroOrLess')
  expect(numberRefusal('0', { type: 'number', leadingZero: false })).toBe('zeroOrLess')
  expect(numberRefusal('05', code)).toBeNull()
  expect(numberRefusal('A0', code)).toBeNull()
})

test('any value that starts with a minus sign is refused, number or not, without any rule set', () => {
  expect(numberRefusal('-')).toBe('minus')
  expect(numberRefusal('-12')).toBe('minus')
  expect(numberRefusal('-abc', { type: 'text' })).toBe('minus')
  expect(numberRefusal('12-34')).toBeNull()
})

test('zero is a fine number where no rule forbids it', () => {
  expect(numberRefusal('0', { type: 'number' })).toBeNull()
  expect(numberRefusal('0', { type: 'number', negatives: true, leadingZero: true })).toBeNull()
})

test('a field can always be cleared', () => {
  expect(numberRefusal('', amount)).toBeNull()
  expect(numberRefusal('  ', code)).toBeNull()
})
