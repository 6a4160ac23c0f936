export type Point = readonly [x: number, y: number]

const written = ([x, y]: Point) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`

export const linePath = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(written).join('L')}`

/** The line, closed along the ground. */
export function areaPath(points: readonly Point[], ground: number): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  return `${linePath([[first[0], ground], ...points, [last[0], ground]])}Z`
}

/** Positions spread evenly from 0 to 100 percent; a single point is in the middle. */
export const evenly = (at: number, count: number): number => (count < 2 ? 50 : (100 * at) / (count - 1))
