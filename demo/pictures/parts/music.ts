import { mix } from '../mix.ts'
import type { Colors } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { at, box, circle, ellipse, line, path, times, turned } from '../svg.ts'
import { skins } from './people.ts'

export function speaker(x: number, y: number, { deep, soft, main }: Colors): string {
  const black = mix(deep, '#000000', 0.3)
  return at(x, y, 1, [
    box(-44, -150, 88, 170, black, 6),
    ...[-104, -30].flatMap((cone) => [
      circle(0, cone, 32, mix(main, black, 0.4)),
      circle(0, cone, 15, black),
      circle(0, cone, 6, soft),
    ]),
  ])
}

export function drums({ second, wall, accent, deep }: Colors): string[] {
  return [
    line('M-62-104L-44-10M62-104L44-10', deep, 4),
    ellipse(-64, -104, 30, 5, accent),
    ellipse(64, -104, 30, 5, accent),
    path('M-30-44Q-26-92 0-92T30-44z', wall),
    circle(0, -104, 13, skins[1]),
    path('M-13-104A13 13 0 0 1 13-104Q0-112-13-104z', deep),
    box(-46, -72, 36, 26, second, 5),
    box(10, -72, 36, 26, second, 5),
    circle(0, -26, 38, second),
    circle(0, -26, 31, wall),
  ]
}

export function singer({ deep, wall }: Colors, coat: string): string[] {
  return [
    line('M-8-46L-12 0M8-46L14 0', deep, 10),
    path('M-19-42L-14-88Q0-98 14-88L19-42z', coat),
    line('M13-84Q34-76 18-104', coat, 8),
    circle(0, -108, 13, skins[0]),
    path('M-13-108A13 13 0 0 1 13-110Q4-118-6-114L-8-94Q-14-98-13-108z', deep),
    line('M20-100L15-106', deep, 6),
    circle(14, -107, 4.5, wall),
  ]
}

export function guitarist({ deep, trunk, wall }: Colors, coat: string): string[] {
  return [
    line('M-8-46L-14 0M8-46L12 0', deep, 10),
    path('M-19-42L-14-88Q0-98 14-88L19-42z', coat),
    circle(0, -108, 13, skins[2]),
    path('M-13-108A13 13 0 0 1 13-108Q0-116-13-108z', deep),
    line('M-14-52L46-92', trunk, 6),
    path('M-34-44C-36-58-18-66-8-58S6-50 0-40S-32-30-34-44z', wall),
    circle(-14, -49, 5, trunk),
    line('M13-84L30-80M-14-84Q-26-66-12-52', coat, 8),
  ]
}

export function notes({ width, colors, random }: Stage): string[] {
  return times(Math.round(width / 130), (index) =>
    at((index + random.between(0.2, 0.8)) * 130, random.between(110, 300), random.between(0.6, 1.1), [
      line('M10 0V-48Q28-46 28-26', colors.pale, 6, 0.7),
      turned(-20, [ellipse(0, 0, 12, 9, colors.pale, 0.7)]),
    ]),
  )
}
