import { mix } from '../mix.ts'
import type { Stage } from '../stage.ts'
import { at, circle, line, path, times } from '../svg.ts'

export interface SkyOptions {
  /** Where the sun stands: shares of the width and pixels from the top. */
  readonly sun?: readonly [share: number, y: number]
  readonly sunSize?: number
  readonly clouds?: number
  readonly birds?: number
}

export function sky(
  { width, colors, random }: Stage,
  { sun, sunSize = 62, clouds = 3, birds = 4 }: SkyOptions = {},
): string[] {
  const [share, y] = sun ?? [random.between(0.2, 0.8), random.between(130, 200)]
  const light = colors.isNight
    ? moon(share * width, y, sunSize * 0.7, colors)
    : day(share * width, y, sunSize, colors.sun)
  return [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colors.skyTop}"/><stop offset=".72" stop-color="${colors.skyLow}"/></linearGradient>`,
    `<rect width="${width}" height="600" fill="url(#sky)"/>`,
    ...(colors.isNight ? stars({ width, colors, random }) : []),
    ...light,
    ...times(clouds, (index) => {
      const x = ((index + random.between(0.15, 0.85)) / clouds) * width
      return cloud(x, random.between(60, 190), random.between(0.7, 1.25), colors.cloud)
    }),
    ...(colors.isNight ? [] : flock(random.between(0.2, 0.75) * width, random.between(110, 190), birds, colors.ground)),
  ]
}

function day(x: number, y: number, radius: number, color: string): string[] {
  const haze = mix(color, '#fff8e6', 0.5)
  return [
    `<radialGradient id="glow"><stop offset=".2" stop-color="${haze}" stop-opacity=".75"/><stop offset="1" stop-color="${haze}" stop-opacity="0"/></radialGradient>`,
    circle(x, y, radius * 4.5, 'url(#glow)'),
    circle(x, y, radius, color),
  ]
}

function moon(x: number, y: number, radius: number, { sun, skyTop, main }: Stage['colors']): string[] {
  return [
    circle(x, y, radius * 2.6, main, 0.35),
    circle(x, y, radius, sun),
    circle(x + radius * 0.3, y - radius * 0.2, radius * 0.2, skyTop, 0.1),
    circle(x - radius * 0.3, y + radius * 0.3, radius * 0.28, skyTop, 0.1),
  ]
}

function stars({ width, colors, random }: Stage): string[] {
  return times(Math.round(width / 18), () =>
    circle(random.between(0, width), random.between(0, 380), random.between(0.8, 2.4), colors.pale, 0.75),
  )
}

/** A flat foot and round heads, as clouds on a fair day are. */
export function cloud(x: number, y: number, scale: number, color: string): string {
  const outline = 'M-78 20a20 20 0 0 1 4-39 34 34 0 0 1 58-22 44 44 0 0 1 74 18 24 24 0 0 1 20 43z'
  return at(x, y, scale, [path(outline, color, 0.85)])
}

function flock(x: number, y: number, count: number, color: string): string[] {
  return times(count, (index) => {
    const [dx, dy] = [index * 34 - (index % 2) * 8, (index % 3) * 17 - index * 5]
    const size = 9 - (index % 3) * 1.5
    return line(
      `M${x + dx - size} ${y + dy}q${size / 2}-${size * 0.7} ${size} 0q${size / 2}-${size * 0.7} ${size} 0`,
      color,
      2.4,
      0.7,
    )
  })
}

/** Rays of light, from a point downwards. */
export function beam(x: number, y: number, toX: number, toY: number, spread: number, color: string, opacity: number) {
  return path(`M${x - 6} ${y}L${toX - spread} ${toY}H${toX + spread}L${x + 6} ${y}z`, color, opacity)
}
