import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSmall } from './small-groups.ts'

const group = (key: string, count: number, byStatus: Record<string, number> = { Submitted: count }) => ({
  key,
  name: null,
  count,
  byStatus,
})
const keys = (told: ReturnType<typeof withoutSmall>) => told.groups.map(({ key }) => key)

test('a group of fewer than five is suppressed with the next smallest, so that the total does not reveal it', () => {
  const told = withoutSmall([group('female', 40), group('male', 12), group('other', 2)], { overlaps: false })
  expect(keys(told)).toEqual(['female'])
  expect(told.hidden).toEqual({ groups: 2, count: 14 })
})

test('several small groups are suppressed together, with more if they have fewer than five in total', () => {
  const two = [group('a', 3), group('b', 4), group('c', 9)]
  expect(withoutSmall(two, { overlaps: false })).toMatchObject({ hidden: { groups: 2, count: 7 } })
  const few = [group('a', 1), group('b', 2), group('c', 9), group('d', 30)]
  expect(keys(withoutSmall(few, { overlaps: false }))).toEqual(['d'])
})

test('numbers by status are given for all groups or none', () => {
  const safe = [group('a', 12, { Submitted: 7, Approved: 5 }), group('b', 9)]
  expect(withoutSmall(safe, { overlaps: false }).groups).toEqual(safe)
  const unsafe = [group('a', 12, { Submitted: 11, Approved: 1 }), group('b', 9)]
  expect(withoutSmall(unsafe, { overlaps: false }).groups.map(({ byStatus }) => byStatus)).toEqual([null, null])
})

test('numbers by status are suppressed if a group without shown statuses is small', () => {
  const shown = [group('female', 30, { Approved: 10, Submitted: 20 }), group('male', 17, { Approved: 8, Submitted: 9 })]
  const every = [...shown, group('other', 0, { Submitted: 2 })]
  const told = withoutSmall(shown, { overlaps: false, every })
  expect(told.groups.map(({ count, byStatus }) => [count, byStatus])).toEqual([
    [30, null],
    [17, null],
  ])
})

test('whatever the numbers are, a group of fewer than five cannot be computed from the rest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 8 }), (counts) => {
      const groups = counts.map((count, at) => group(String(at), count))
      const told = withoutSmall(groups, { overlaps: false })
      for (const { count } of told.groups) expect(count === 0 || count >= 5).toBe(true)
      if (!told.hidden) return
      const left = counts.filter((count) => count > 0).length
      expect(told.hidden.groups >= Math.min(2, left)).toBe(true)
      const total = counts.reduce((sum, count) => sum + count, 0)
      expect((told.hidden.count ?? 0) >= Math.min(5, total)).toBe(true)
    }),
  )
})
