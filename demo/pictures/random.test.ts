import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomOf } from './random.ts'

test('a seed tells the same story each time', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [first, again] = [randomOf(seed), randomOf(seed)]
      for (let step = 0; step < 5; step++) expect(first.between(0, 1)).toBe(again.between(0, 1))
    }),
  )
})

test('numbers stay inside their bounds and reach all of them', () => {
  const random = randomOf('bounds')
  const drawn = Array.from({ length: 300 }, () => random.whole(2, 5))
  expect([...new Set(drawn)].sort()).toEqual([2, 3, 4, 5])
  const share = Array.from({ length: 2000 }, () => random.chance(0.3)).filter(Boolean).length / 2000
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.35)
})
