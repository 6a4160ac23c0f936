import { mix } from '../mix.ts'
import type { Colors } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { box, circle, line, path, times } from '../svg.ts'

/** Where things on a desk stand; nearer ones a little below. */
export const desk = 500

export const wallColor = ({ isNight, deep, main, pale, soft }: Colors) =>
  isNight ? mix(deep, main, 0.4) : mix(pale, soft, 0.35)

export function room({ width, colors }: Stage, color: string): string[] {
  const light = mix(color, colors.isNight ? colors.main : '#ffffff', 0.35)
  return [box(0, 0, width, 600, color), circle(width / 2, 320, 400, light)]
}

export function table({ width, colors }: Stage): string[] {
  const wood = mix(mix('#c58f5e', colors.main, 0.2), colors.isNight ? colors.deep : colors.pale, 0.12)
  return [
    box(-10, desk, width + 20, 120, wood),
    box(-10, desk, width + 20, 12, '#ffffff', 0, 0.28),
    box(-10, desk + 60, width + 20, 60, '#000000', 0, 0.08),
  ]
}

/** From the middle outwards, to the right and to the left, as many as the desk has room for. */
export function alongDesk(
  { width }: Stage,
  gap: number,
  side: number,
  things: readonly ((x: number) => string)[],
): string[] {
  const places = things.map((_, index) => Math.ceil(index / 2) * (index % 2 ? side : -side))
  return things.flatMap((thing, index) => {
    const away = (places[index] ?? 0) * gap
    return Math.abs(away) < width / 2 - 50 ? [thing(width / 2 + away)] : []
  })
}

/** What lies outside: 240 × 260 around 0, 0. */
export function windowView({ skyTop, skyLow, sun, mid, near, wall, wallShade }: Colors): string[] {
  return [
    box(-128, -138, 256, 276, wallShade, 8),
    box(-116, -126, 232, 252, mix(skyTop, skyLow, 0.4)),
    circle(44, -50, 30, sun),
    path('M-116 60C-60 10-10 30 30 50S90 40 116 26V126H-116z', mid),
    path('M-116 96C-70 60 0 100 50 80S100 84 116 76V126H-116z', near),
    line('M0-126V126M-116-20H116', wall, 9),
    box(-140, 132, 280, 16, wall, 4),
  ]
}

/** A board with a rising line. */
export function chart(paper: string, axes: string, color: string): string[] {
  return [
    box(-150, -100, 300, 200, paper, 8),
    line('M-124-70V74H126', axes, 4),
    ...times(5, (index) => box(-104 + index * 46, 70 - 22 * (index + 1), 26, 22 * (index + 1), axes, 3, 0.35)),
    line('M-92 38L-46 10L0 20L46-34L98-62', color, 6),
    circle(98, -62, 8, color),
  ]
}
