/**
 * Round numbers from zero up to `most` or just beyond, about `about` of them: 1, 2 or 5 times a power of ten apart. Whole
 * numbers, because people are counted, unless `isWhole` says otherwise.
 */
export function ticksUpTo(most: number, { about = 4, isWhole = true } = {}): readonly number[] {
  const reach = Number.isFinite(most) && most > 0 ? most : 1
  const rough = reach / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5].find((one) => one * power >= rough) ?? 10
  const step = isWhole ? Math.max(1, factor * power) : factor * power
  // Rounded against 0.30000000000000004.
  return Array.from({ length: Math.ceil(reach / step - 1e-9) + 1 }, (_, at) => Number((at * step).toPrecision(12)))
}

/** The end of the scale that `ticksUpTo` draws. */
export const topOf = (ticks: readonly number[]): number => ticks.at(-1) ?? 1
