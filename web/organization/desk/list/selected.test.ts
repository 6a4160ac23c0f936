import { expect, test } from 'vitest'
import {
  afterReturn,
  allSelected,
  countSelected,
  isSelected,
  noneSelected,
  targetOf,
  withSelected,
} from './selected.ts'

test('some are selected one by one and by ranges, and named by their ids', () => {
  const selected = withSelected(withSelected(noneSelected, ['a', 'b', 'c'], true), ['b'], false)
  expect(countSelected(selected)).toBe(2)
  expect(['a', 'b', 'c'].map((id) => isSelected(selected, id))).toEqual([true, false, true])
  expect(targetOf(selected, { fit: ['fits'] })).toEqual({ applicationIds: ['a', 'c'] })
})

test('all that match are named by the filters, with those that were left out and how many remain', () => {
  const selected = withSelected(withSelected(allSelected(412), ['a', 'b'], false), ['b'], true)
  expect(countSelected(selected)).toBe(411)
  expect(isSelected(selected, 'a')).toBe(false)
  expect(isSelected(selected, 'seen on no page yet')).toBe(true)
  expect(targetOf(selected, { fit: ['fits'] })).toEqual({ filters: { fit: ['fits'] }, except: ['a'], expected: 411 })
})

test('after an undo chosen rows stay selected, and all that match do not: the list has more of them again', () => {
  const some = withSelected(noneSelected, ['a', 'b'], true)
  expect(afterReturn(some)).toBe(some)
  expect(countSelected(afterReturn(withSelected(allSelected(97), ['a'], false)))).toBe(0)
})
