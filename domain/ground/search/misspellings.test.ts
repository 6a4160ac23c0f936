import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneSlipFrom, slipsBetween } from './misspellings.ts'

const word = fc.string({ unit: fc.constantFrom(...'abci1'), minLength: 1, maxLength: 6 })

test.each([
  ['brus', 'burs'],
  ['bburs', 'burs'],
  ['brs', 'burs'],
  ['birs', 'burs'],
])('%s is one slip from %s', (typed, meant) => {
  expect(oneSlipFrom(typed)).toContain(meant)
  expect(slipsBetween(typed, meant)).toBe(1)
})

test.each([
  ['burs', 'burs', 0],
  ['universite', 'unverstie', 2],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
])('from %j to %j it is %i', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
})

test('every variant at edit distance one has that distance, in both directions', () => {
  fc.assert(
    fc.property(word, (typed) => {
      for (const other of oneSlipFrom(typed)) {
        expect(slipsBetween(typed, other)).toBe(1)
        expect(slipsBetween(other, typed)).toBe(1)
      }
    }),
    { numRuns: 30 },
  )
})
