import { expect, test } from 'vitest'
import { readKeysOf } from './read-keys.ts'

test.each([
  [undefined, undefined],
  ['key-order', undefined],
  ['params=("utm")', undefined],
  ['key-order, params', []],
  ['params, except=("page" "search")', ['page', 'search']],
])('%j reads %j', (said, read) => {
  expect(readKeysOf({ 'no-vary-search': said })).toEqual(read && new Set(read))
})
