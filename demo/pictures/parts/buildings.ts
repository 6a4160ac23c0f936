import { mix } from '../mix.ts'
import type { Colors } from '../palettes.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { box, circle, line, path, short, times } from '../svg.ts'

/** A hall with columns, wings and a clock tower; its door is at 0, 0, it is 460 wide. */
export function campusHall(colors: Colors, random: Random): string[] {
  const { wall, wallShade, roof, deep, glass, accent } = colors
  const windows = (from: number, count: number) =>
    times(count, (index) => [
      box(from + index * 34, -92, 17, 30, glass, 8),
      box(from + index * 34, -46, 17, 28, glass, 2),
      box(from + index * 34 - 2, -17, 21, 4, wallShade),
    ]).flat()
  const tower = [
    box(-26, -268, 52, 130, wall),
    box(4, -268, 22, 130, wallShade, 0, 0.7),
    path('M-34-268H34L0-322z', roof),
    path('M0-322L34-268H8z', deep, 0.2),
    circle(0, -236, 16, wallShade),
    circle(0, -236, 13, '#ffffff'),
    line('M0-236V-245M0-236L6-232', deep, 2.4),
    line('M0-322V-352', deep, 2.5),
    path('M0-352L26-345L0-337z', accent),
  ]
  const dome = [
    box(-40, -196, 80, 60, wall),
    box(8, -196, 32, 60, wallShade, 0, 0.7),
    path('M-46-194A46 52 0 0 1 46-194z', roof),
    path('M6-245A46 52 0 0 1 46-194H18C18-215 14-232 6-245z', deep, 0.2),
    line('M0-245V-276', deep, 2.5),
    path('M0-276L26-269L0-261z', accent),
    ...times(3, (index) => box(-27 + index * 21, -182, 12, 28, glass, 6)),
  ]
  return [
    ...(random.chance(0.5) ? tower : dome),
    box(-230, -108, 460, 108, wall),
    box(70, -108, 160, 108, wallShade, 0, 0.28),
    path('M-240-108H240L226-132H-226z', roof),
    ...windows(-214, 4),
    ...windows(96, 4),
    path('M-86-140H86L0-186z', wall),
    path('M-100-140L0-194L100-140L86-140L0-184L-86-140z', roof),
    circle(0, -156, 9, accent),
    box(-86, -142, 172, 142, wallShade),
    box(-86, -142, 172, 13, wall),
    box(-20, -72, 40, 72, deep, 4, 0.75),
    path('M-20-72A20 20 0 0 1 20-72z', glass),
    ...times(6, (index) => box(-80 + index * 30, -130, 11, 124, wall)),
    box(-96, -8, 192, 8, wall),
    box(-108, 0, 216, 7, wallShade),
  ]
}

/** Blocks beside blocks, with lights in some of the windows. */
export function skyline(
  { width, random }: Stage,
  base: number,
  tall: number,
  color: string,
  light: string | null,
): string[] {
  const parts: string[] = []
  for (let x = -20; x < width + 20; ) {
    const [wide, high] = [random.between(38, 92), tall * random.between(0.4, 1)]
    const top = base - high
    parts.push(
      box(x, top, wide, 620 - top, color),
      box(x + wide * 0.66, top, wide * 0.34, 620 - top, '#000000', 0, 0.07),
    )
    parts.push(roofOf(random, x, wide, top, color))
    if (light) parts.push(litWindows(random, x, wide, top, base, light))
    x += wide + random.pick([0, 0, 2, 14])
  }
  return parts
}

function roofOf(random: Random, x: number, wide: number, top: number, color: string): string {
  const middle = x + wide / 2
  return random.pick([
    '',
    box(middle - wide * 0.28, top - 12, wide * 0.56, 14, color),
    path(`M${short(x)} ${short(top + 1)}V${short(top - wide * 0.4)}L${short(x + wide)} ${short(top + 1)}z`, color),
    line(`M${short(middle)} ${short(top)}v-34`, color, 3),
    path(
      `M${short(x)} ${short(top + 1)}A${short(wide / 2)} ${short(wide / 2)} 0 0 1 ${short(x + wide)} ${short(top + 1)}z`,
      color,
    ),
  ])
}

function litWindows(random: Random, x: number, wide: number, top: number, base: number, light: string): string {
  const panes: string[] = []
  for (let y = top + 14; y < base - 16; y += 20)
    for (let left = x + 9; left < x + wide - 14; left += 15)
      if (random.chance(0.62)) panes.push(`M${short(left)} ${short(y)}h7v10h-7z`)
  return path(panes.join(''), light, 0.8)
}

/** A round tower with a pointed hat, as one stands above Karaköy. */
export function oldTower({ wall, wallShade, roof, deep, glass }: Colors): string[] {
  return [
    path('M-34 0L-30-150H30L34 0z', wall),
    path('M34 0L30-150H8V0z', wallShade),
    box(-38, -176, 76, 28, wall, 2),
    box(8, -176, 30, 28, wallShade, 2),
    ...times(5, (index) => box(-31 + index * 14, -170, 7, 17, glass, 3)),
    box(-28, -192, 56, 18, wallShade),
    path('M-36-190H36L0-272z', roof),
    path('M0-272L36-190H10z', deep, 0.22),
    line('M0-272V-288', deep, 3),
    ...times(3, (index) => box(-5, -128 + index * 40, 10, 18, glass, 5)),
  ]
}

export function house({ wall, wallShade, roof, glass, trunk, deep }: Colors): string[] {
  return [
    box(-46, -54, 92, 54, wall),
    box(14, -54, 32, 54, wallShade, 0, 0.7),
    path('M-58-52L0-98L58-52z', roof),
    path('M0-98L58-52H20z', deep, 0.2),
    box(24, -96, 12, 30, wallShade),
    box(-10, -34, 20, 34, trunk, 2),
    box(-36, -38, 16, 16, glass),
    box(20, -38, 16, 16, glass),
  ]
}

export function factory(colors: Colors): string[] {
  const { wall, wallShade, roof, glass, second } = colors
  const brick = mix(roof, wall, 0.2)
  return [
    box(66, -190, 20, 110, wall),
    box(66, -176, 20, 14, second),
    box(104, -160, 20, 80, wall),
    box(104, -146, 20, 14, second),
    path('M-130 0V-70L-80-112V-70L-30-112V-70L20-112V-84H140V0z', brick),
    path('M-80-112V-70L-130-70z M-30-112V-70L-80-70z M20-112V-70L-30-70z', wallShade, 0.55),
    ...times(6, (index) => box(-116 + index * 42, -48, 24, 18, glass, 2)),
    box(-130, -8, 270, 8, '#000000', 0, 0.14),
  ]
}
