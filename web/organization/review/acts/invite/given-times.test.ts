import { expect, test } from 'vitest'
import { giveTimes, moveTo, swappedWith } from './given-times.ts'

const times = [
  { id: 'nine', seats: 1, taken: 0 },
  { id: 'ten', seats: 3, taken: 1 },
  { id: 'full', seats: 1, taken: 1 },
]
const given = giveTimes(['a', 'b', 'c', 'd'], times)

test('the free seats go to people in their order, and none is given twice', () => {
  expect([...given]).toEqual([
    ['a', 'nine'],
    ['b', 'ten'],
    ['c', 'ten'],
    ['d', undefined],
  ])
})

test('who is moved to a full time changes places with who was put there last', () => {
  const moved = moveTo(given, { applicationId: 'a', timeId: 'ten' }, times)
  expect([...moved.values()]).toEqual(['ten', 'ten', 'nine', undefined])
  expect([...moveTo(moved, { applicationId: 'd', timeId: 'nine' }, times).values()]).toEqual([
    'ten',
    'ten',
    undefined,
    'nine',
  ])
})

test('who is moved to a time with a free seat takes it from nobody', () => {
  const few = giveTimes(['a', 'b'], times)
  expect(swappedWith(few, { id: 'ten', seats: 3, taken: 1 })).toBeUndefined()
  expect([...moveTo(few, { applicationId: 'a', timeId: 'ten' }, times).values()]).toEqual(['ten', 'ten'])
})

test('a move to where somebody is, to an unknown time or of a stranger changes nothing', () => {
  for (const move of [
    { applicationId: 'a', timeId: 'nine' },
    { applicationId: 'a', timeId: 'gone' },
    { applicationId: 'x', timeId: 'ten' },
  ])
    expect(moveTo(given, move, times)).toBe(given)
})
