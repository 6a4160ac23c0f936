import { expect, test } from 'vitest'
import { reorder } from './reorder.ts'

const ids = ['a', 'b', 'c', 'd']

test('one goes before or after another, up or down', () => {
  expect(reorder(ids, new Set(['d']), 'a', 'before')).toEqual(['d', 'a', 'b', 'c'])
  expect(reorder(ids, new Set(['a']), 'c', 'after')).toEqual(['b', 'c', 'a', 'd'])
})

test('several keep their own order', () => {
  expect(reorder(ids, new Set(['d', 'b']), 'a', 'before')).toEqual(['b', 'd', 'a', 'c'])
})

test('dropped on itself, nothing moves', () => {
  expect(reorder(ids, new Set(['b']), 'b', 'after')).toEqual(ids)
})
