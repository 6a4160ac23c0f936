import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('few pages are all shown', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('many pages keep both ends and the neighbours of the current one', () => {
  expect(pageNumbers(7, 20)).toEqual([1, null, 6, 7, 8, null, 20])
  expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20])
  expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20])
})

test('dots never stand for a single page', () => {
  expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
  expect(pageNumbers(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
})
