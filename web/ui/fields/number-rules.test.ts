import { describe, expect, test } from 'vitest'
import { numberRefusal } from './number-rules.ts'
import type { TextInputProps } from './text-input.tsx'

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

const types = [
  'text',
  'number',
  'password',
  'email',
  'tel',
  'url',
  'search',
] as const satisfies TextInputProps['type'][]

describe.each(types)('a field of type %s, without any rule set', (type) => {
  test.each([
    ['-', 'minus'],
    ['-12', 'minus'],
    ['-0', 'minus'],
    ['-abc', 'minus'],
    ['--', 'minus'],
    ['', null],
    ['0', null],
    ['12', null],
    ['12-34', null],
    ['a-b', null],
    ['+90', null],
    [' -1', null],
    ['−1', null],
  ])('%j: %s', (value, refusal) => expect(numberRefusal(value, { type })).toBe(refusal))

  // Zero and less: `negatives: false` applies to number fields only, `leadingZero: false` to every field.
  test.each([
    [{ negatives: false }, '0', type === 'number' ? 'zeroOrLess' : null],
    [{ negatives: false }, '0.0', type === 'number' ? 'zeroOrLess' : null],
    [{ negatives: false }, '1', null],
    [{ negatives: false }, '-1', 'minus'],
    [{ negatives: true }, '-1', 'minus'],
    [{ leadingZero: false }, '0', 'zeroOrLess'],
    [{ leadingZero: false }, '01', null],
    [{ leadingZero: false }, '-1', 'minus'],
    [{ leadingZero: true }, '0', null],
  ])('%j, %j: %s', (rules, value, refusal) => expect(numberRefusal(value, { type, ...rules })).toBe(refusal))
})

test('zero is a fine number where no rule forbids it', () => {
  expect(numberRefusal('0', { type: 'number' })).toBeNull()
  expect(numberRefusal('0', { type: 'number', negatives: true, leadingZero: true })).toBeNull()
})

test('a field can always be cleared', () => {
  expect(numberRefusal('', amount)).toBeNull()
  expect(numberRefusal('  ', code)).toBeNull()
})
