import { expect, test } from 'vitest'
import { rowsBetween } from './rows-between.ts'

const ids = ['a', 'b', 'c', 'd']

test('all rows from one to another are meant, downwards and upwards', () => {
  expect(rowsBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(ids, 'c', 'c')).toEqual(['c'])
})

test('one row alone is meant where none was before it, or that one is no longer shown', () => {
  expect(rowsBetween(ids, undefined, 'c')).toEqual(['c'])
  expect(rowsBetween(ids, 'of the page before', 'c')).toEqual(['c'])
})
