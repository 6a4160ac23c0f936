import { mix } from '../mix.ts'
import type { Colors } from '../palettes.ts'
import { box, circle, line, path, times, turned } from '../svg.ts'

/** A wind turbine, 240 high, its blades turned by this much. */
export function turbine({ wallShade }: Colors, angle: number): string[] {
  const wall = '#ffffff'
  const blade = path('M-3 0C-9-24-6-70 0-112C5-80 7-30 4 0z', wall)
  return [
    path('M-6 0L-3-236H3L6 0z', wall),
    path('M6 0L3-236H0V0z', wallShade),
    `<g transform="translate(0 -238)">${[0, 120, 240].map((turn) => turned(angle + turn, [blade])).join('')}${circle(0, 0, 7, wallShade)}</g>`,
  ]
}

export function solarPanel({ deep, soft, wallShade, main }: Colors): string[] {
  const glass = mix('#27508f', mix(deep, main, 0.3), 0.4)
  return [
    line('M-40 0V-14M40 0V-14', wallShade, 5),
    path('M-74-8L-52-56H74L52-8z', glass),
    line('M-66-24H60M-59-40H67M-42-8L-20-56M-10-8L12-56M22-8L44-56', soft, 2, 0.7),
    path('M-52-56H-10L-32-8H-74z', '#ffffff', 0.1),
  ]
}

/** A screen on its foot, 360 wide, with code on it; lines come from the caller's dice. */
export function monitor(
  colors: Colors,
  lines: readonly (readonly [indent: number, length: number, color: string])[],
): string[] {
  const { deep, wallShade, main } = colors
  const screen = mix(deep, '#000000', 0.2)
  return [
    path('M-34 0H34L26-46H-26z', wallShade),
    box(-70, -6, 140, 10, wallShade, 5),
    box(-186, -272, 372, 230, mix(main, deep, 0.2), 14),
    box(-174, -260, 348, 206, screen, 6),
    ...['#ff7b6b', '#ffce5c', '#6fd68b'].map((color, index) => circle(-156 + index * 17, -244, 5, color)),
    ...lines.map(([indent, length, color], index) => box(-154 + indent * 22, -224 + index * 17, length, 8, color, 4)),
    path('M60-260H174V-54L150-54z', '#ffffff', 0.04),
  ]
}

export function laptop({ wall, wallShade, deep, accent }: Colors): string[] {
  return [
    box(-92, -116, 184, 116, deep, 10),
    box(-84, -108, 168, 100, mix(deep, accent, 0.16), 4),
    line('M-22-74L-44-56L-22-38M22-74L44-56L22-38M8-80L-8-32', accent, 7),
    path('M-120-4H120L110 10H-110z', wall),
    path('M-120-4H120L118 0H-118z', wallShade),
  ]
}

export function tractor({ second, deep, accent, glass, wallShade }: Colors): string[] {
  const wheel = (x: number, radius: number) => [
    circle(x, -radius, radius, deep),
    circle(x, -radius, radius * 0.52, accent),
    circle(x, -radius, radius * 0.18, deep),
  ]
  return [
    box(10, -74, 82, 40, second, 8),
    path('M-52-36V-116H18L26-36z', second),
    path('M-42-72V-106H8L14-72z', glass, 0.7),
    box(-60, -124, 86, 11, deep, 4),
    box(66, -112, 7, 40, deep, 2),
    box(10, -44, 82, 10, wallShade, 2),
    ...wheel(-26, 42),
    ...wheel(74, 25),
  ]
}

/** A spiral of a galaxy's worth of stars would be too much; a rocket says enough. */
export function rocket({ wall, wallShade, second, deep, glass, accent }: Colors): string[] {
  return [
    path('M-14 0C-20 30-6 40 0 78C6 40 20 30 14 0z', accent),
    path('M-7 0C-10 18-3 24 0 46C3 24 10 18 7 0z', '#fff3c4'),
    path('M-26-40L-52 6L-22-6zM26-40L52 6L22-6z', second),
    path('M0-190C30-150 34-70 22 0H-22C-34-70-30-150 0-190z', wall),
    path('M0-190C30-150 34-70 22 0H6C16-70 16-150 0-190z', wallShade),
    path('M0-190C12-174 20-156 24-136H-24C-20-156-12-174 0-190z', second),
    circle(0, -98, 15, deep),
    circle(0, -98, 10, glass),
    ...times(2, (index) => box(-18, -50 + index * 16, 36, 6, second, 3)),
  ]
}
