import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GpaSystems } from '#database/reference/contents.ts'
import gpas from '#database/reference/gpas.json' with { type: 'json' }
import { normalGpa, sameIn } from './normal-gpa.ts'

const systems = GpaSystems.parse(gpas)
const normal = (value: number, systemId: number) => normalGpa({ value, systemId }, systems)

const scales = systems.flatMap(({ id, code, min, max, pass, decimals, better }) => {
  if (min === null || max === null || pass === null) return []
  const [worst, best] = better === 'higher' ? [min, max] : [max, min]
  return [{ id, code, worst, pass, best, decimals }]
})

/** A grade in its school's notation: `steps` hundredths (or tenths, or wholes) away from the worst. */
const grade = fc.constantFrom(...scales).chain((scale) => {
  const unit = 10 ** scale.decimals
  return fc
    .integer({ min: 0, max: Math.round(Math.abs(scale.best - scale.worst) * unit) })
    .map((steps) => ({ scale, steps, value: gradeAt(scale, steps) }))
})

function gradeAt({ worst, best, decimals }: (typeof scales)[number], steps: number) {
  const unit = 10 ** decimals
  return (Math.round(worst * unit) + (best > worst ? steps : -steps)) / unit
}

describe.each(scales)('out of $code', (scale) => {
  const { id, worst, pass, best, decimals } = scale

  test('the worst grade is 0, the pass mark 0.5, the best 1', () => {
    expect([worst, pass, best].map((value) => normal(value, id))).toEqual([0, 0.5, 1])
  })

  test('a better grade is always more', () => {
    const count = Math.round(Math.abs(best - worst) * 10 ** decimals)
    const all = Array.from({ length: count + 1 }, (_, steps) => normal(gradeAt(scale, steps), id))
    expect(all.every((value, index) => index === 0 || Number(value) > Number(all[index - 1]))).toBe(true)
  })

  test('a grade that its system does not have is null', () => {
    const beyond = best > worst ? [worst - 0.01, best + 0.01] : [worst + 0.01, best - 0.01]
    expect(beyond.map((value) => normal(value, id))).toEqual([null, null])
  })
})

test('no grades yet, or an unknown system, is null', () => {
  expect(normal(3, 15)).toBeNull()
  expect(normal(3, 99)).toBeNull()
  expect(sameIn({ id: 15, decimals: 0 }, { value: 3, systemId: 1 }, systems)).toBeNull()
  expect(sameIn({ id: 2, decimals: 2 }, { value: 3, systemId: 15 }, systems)).toBeNull()
})

test.each([
  ['3,00 of 4,00', '75 of 100', { value: 3, systemId: 1 }, { value: 75, systemId: 2 }],
  ['3,40 of 4,00', '85 of 100', { value: 3.4, systemId: 1 }, { value: 85, systemId: 2 }],
  ['18 of 30', '50 of 100', { value: 18, systemId: 10 }, { value: 50, systemId: 2 }],
  ['a German 2,5', '75 of 100', { value: 2.5, systemId: 12 }, { value: 75, systemId: 2 }],
  ['a German 2,8', '70 of 100', { value: 2.8, systemId: 12 }, { value: 70, systemId: 2 }],
  ['3,15 of 4,30', '75 of 100', { value: 3.15, systemId: 6 }, { value: 75, systemId: 2 }],
  ['88 of 110', '3,00 of 4,00', { value: 88, systemId: 11 }, { value: 3, systemId: 1 }],
  ['a Danish 7', '3,00 of 4,00', { value: 7, systemId: 9 }, { value: 3, systemId: 1 }],
])('%s is as good as %s', (_, __, one, other) => {
  expect(normalGpa(one, systems)).toBe(normalGpa(other, systems))
})

test('grades of all systems are ordered as exact fractions order them', () => {
  fc.assert(
    fc.property(grade, grade, (one, other) => {
      const [left, right] = [exactly(one), exactly(other)]
      const difference = left.above * right.below - right.above * left.below
      const found = Number(normal(one.value, one.scale.id)) - Number(normal(other.value, other.scale.id))
      expect(Math.sign(found)).toBe(difference === 0n ? 0 : difference > 0n ? 1 : -1)
    }),
    { numRuns: 2000 },
  )
})

test('the equivalent in another system is the lowest grade there that is as good', () => {
  fc.assert(
    fc.property(grade, fc.constantFrom(...scales), ({ value, scale }, other) => {
      const wanted = Number(normal(value, scale.id))
      const same = Number(sameIn(other, { value, systemId: scale.id }, systems))
      expect(normal(same, other.id)).toBeGreaterThanOrEqual(wanted)
      const step = 10 ** -other.decimals
      const worse = Number((same + (other.best > other.worst ? -step : step)).toFixed(other.decimals))
      expect(normal(worse, other.id) ?? -1).toBeLessThan(wanted)
    }),
    { numRuns: 2000 },
  )
})

/** The same three points in whole numbers, without rounding. */
function exactly({ scale, steps }: { scale: (typeof scales)[number]; steps: number }) {
  const unit = 10 ** scale.decimals
  const whole = (length: number) => BigInt(Math.round(Math.abs(length) * unit))
  const [toPass, toBest, at] = [whole(scale.pass - scale.worst), whole(scale.best - scale.pass), BigInt(steps)]
  return at < toPass ? { above: at, below: 2n * toPass } : { above: toBest + at - toPass, below: 2n * toBest }
}
