import type { Better } from '#contract/data/data.ts'

export interface GpaSystem {
  readonly id: number
  readonly min: number | null
  readonly max: number | null
  readonly pass: number | null
  readonly better: Better
}

export interface Grade {
  readonly value: number
  readonly systemId: number
}

/**
 * Converts a grade to a scale that all systems share: 0 is the worst, 0.5 just passes, 1 is the best, linear between.
 * The pass mark is used because systems differ most in it: 18 of 30 in Italy and 50 of 100 in Türkiye are the same
 * achievement, which the plain share of the highest grade (0.6 and 0.5) would deny. Null for a system without grades,
 * and for a grade that its system does not have.
 */
export function normalGpa({ value, systemId }: Grade, systems: readonly GpaSystem[]): number | null {
  const scale = scaleOf(systemId, systems)
  return scale ? normalOn(scale, value) : null
}

/** The lowest grade of a system, in steps of its decimals, that is as good as a grade of another system. */
export function sameIn(
  { id, decimals }: { readonly id: number; readonly decimals: number },
  grade: Grade,
  systems: readonly GpaSystem[],
): number | null {
  const scale = scaleOf(id, systems)
  const wanted = normalGpa(grade, systems)
  if (!scale || wanted === null) return null
  const { worst, pass, best } = scale
  const value = wanted < 0.5 ? worst + wanted * 2 * (pass - worst) : pass + (wanted - 0.5) * 2 * (best - pass)
  const steps = 10 ** decimals
  const near = best > worst ? Math.floor(value * steps) : Math.ceil(value * steps)
  const next = best > worst ? near + 1 : near - 1
  return ((normalOn(scale, near / steps) ?? -1) >= wanted ? near : next) / steps
}

interface Scale {
  readonly worst: number
  readonly pass: number
  readonly best: number
}

function scaleOf(systemId: number, systems: readonly GpaSystem[]): Scale | undefined {
  const system = systems.find(({ id }) => id === systemId)
  if (!system || system.min === null || system.max === null || system.pass === null) return undefined
  const { min, max, pass, better } = system
  return better === 'higher' ? { worst: min, pass, best: max } : { worst: max, pass, best: min }
}

function normalOn({ worst, pass, best }: Scale, value: number): number | null {
  const passed = best > worst ? value >= pass : value <= pass
  const normal = 0.5 + (0.5 * (value - pass)) / (passed ? best - pass : pass - worst)
  if (!(normal >= 0 && normal <= 1)) return null
  // Equal grades may differ in the last binary digit after conversion; rounding makes them equal and keeps their order.
  return Math.round(normal * 1e12) / 1e12
}
