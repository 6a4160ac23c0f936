import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

test('only what is alike in a row becomes one, and keeps the newest and the oldest', () => {
  const items = ['c3', 'c2', 'c1', 'b1', 'c0'].map((id) => ({ id, text: id[0] }))
  const rows = withoutRepeats(items, (one, other) => one.text === other.text)
  expect(rows.map(({ item, times, first }) => [item.id, times, first.id])).toEqual([
    ['c3', 3, 'c1'],
    ['b1', 1, 'b1'],
    ['c0', 1, 'c0'],
  ])
  expect(withoutRepeats([], () => true)).toEqual([])
})
