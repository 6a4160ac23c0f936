import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaPath, evenly, linePath } from './paths.ts'
import { shownLabels } from './shown-labels.ts'
import { stacked } from './stacked.ts'
import { ticksUpTo, topOf } from './ticks.ts'

const count = fc.integer({ min: 0, max: 50_000_000 })

test('ticks begin at zero, are round and evenly apart, few, and reach the highest value without much room above', () => {
  fc.assert(
    fc.property(count, fc.integer({ min: 2, max: 8 }), (most, about) => {
      const ticks = ticksUpTo(most, { about })
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
      expect(ticks[0]).toBe(0)
      expect(step).toBeGreaterThanOrEqual(1)
      expect([1, 2, 5]).toContain(Number(String(step)[0]))
      expect(ticks).toEqual(ticks.map((_, at) => at * step))
      expect(topOf(ticks)).toBeGreaterThanOrEqual(most)
      expect(topOf(ticks) - most).toBeLessThanOrEqual(most === 0 ? 1 : step)
      expect(ticks.length).toBeLessThanOrEqual(about + 2)
    }),
  )
})

test('ticks of shares are as exact as they are written', () => {
  expect(ticksUpTo(0.6, { about: 6, isWhole: false })).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
  expect(ticksUpTo(Number.NaN)).toEqual([0, 1])
})

test('stacked parts touch each other and end at their sum', () => {
  fc.assert(
    fc.property(fc.array(count, { maxLength: 6 }), (parts) => {
      const spans = stacked(parts)
      for (const [at, [from, to]] of spans.entries()) {
        expect(from).toBe(spans[at - 1]?.[1] ?? 0)
        expect(to - from).toBe(parts[at])
      }
      expect(spans.at(-1)?.[1] ?? 0).toBe(parts.reduce((sum, part) => sum + part, 0))
    }),
  )
})

test('labels keep apart: never more than there is room for, the last always there, those of a phone among those of a desk', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (many) => {
      const shown = shownLabels(many)
      expect(shown).toHaveLength(many)
      expect(shown.at(-1)).toBe('always')
      expect(shown.filter((one) => one !== null).length).toBeLessThanOrEqual(10)
      expect(shown.filter((one) => one === 'always').length).toBeLessThanOrEqual(4)
    }),
  )
})

test('a line goes through its points, its area returns along the ground, and nothing is drawn of nothing', () => {
  const points = [0, 1, 2].map((at) => [evenly(at, 3), 10 * at] as const)
  expect(linePath(points)).toBe('M0 0L50 10L100 20')
  expect(areaPath(points, 40)).toBe('M0 40L0 0L50 10L100 20L100 40Z')
  expect([linePath([]), areaPath([], 40)]).toEqual(['', ''])
  expect(evenly(0, 1)).toBe(50)
})
