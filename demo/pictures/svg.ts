export type Point = readonly [x: number, y: number]

// A shape's own fill-opacity, not opacity: that one would paint each shape on a sheet of its own, ten times slower.
const filled = (fill: string, opacity: number) => `fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`

export const path = (d: string, fill: string, opacity = 1) => `<path d="${d}" ${filled(fill, opacity)}/>`

export const line = (d: string, stroke: string, width: number, opacity = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${filled(fill, opacity)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${filled(fill, opacity)}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" ${filled(fill, opacity)}/>`

/** Parts drawn around 0, 0, set down somewhere. A negative scale across mirrors them. */
export function at(x: number, y: number, scale: number, parts: readonly string[], across = scale): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(across)} ${short(scale)})">${parts.join('')}</g>`
}

export const turned = (degrees: number, parts: readonly string[]) =>
  `<g transform="rotate(${short(degrees)})">${parts.join('')}</g>`

/** A soft line through the points (Catmull-Rom as Bézier curves). */
export function curve(points: readonly Point[]): string {
  const place = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const [startX, startY] = place(0)
  const bends = points.slice(1).map(([x, y], index) => {
    const [before, from, after] = [place(index - 1), place(index), place(index + 2)]
    const first = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6]
    const second = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, x, y].map(short).join(' ')}`
  })
  return `M${short(startX)} ${short(startY)}${bends.join('')}`
}

export const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const short = (value: number) => Math.round(value * 10) / 10
