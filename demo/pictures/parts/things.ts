import { mix } from '../mix.ts'
import type { Colors } from '../palettes.ts'
import type { Random } from '../random.ts'
import { box, circle, ellipse, line, path, short, times } from '../svg.ts'

/** One board of a shelf: books of every height, some leaning, a gap here and there. */
export function bookRow(
  random: Random,
  hues: readonly [string, ...string[]],
  from: number,
  to: number,
  y: number,
  tall: number,
): string[] {
  const parts: string[] = []
  for (let x = from; x < to - 14; ) {
    const [wide, high] = [random.between(13, 30), tall * random.between(0.68, 0.98)]
    const color = random.pick(hues)
    if (x + wide > to) break
    const lean = random.chance(0.09) ? ` transform="rotate(${random.pick([-9, 9])} ${short(x)} ${y})"` : ''
    parts.push(
      `<g${lean}>${box(x, y - high, wide, high, color, 2)}${box(x + wide * 0.72, y - high, wide * 0.28, high, '#000000', 2, 0.08)}${box(x + 3, y - high * 0.84, wide - 6, 4, '#ffffff', 1, 0.45)}${box(x + 3, y - high * 0.2, wide - 6, 3, '#ffffff', 1, 0.35)}</g>`,
    )
    x += wide + (lean ? 16 : random.chance(0.08) ? random.between(20, 46) : 1.5)
  }
  return parts
}

/** Books lying on each other, the lowest first. */
export function bookStack(random: Random, hues: readonly [string, ...string[]], count: number): string[] {
  let y = 0
  return times(count, (index) => {
    const [half, high] = [random.between(66, 92) - index * 3, random.between(20, 30)]
    const shift = random.between(-12, 12)
    const color = hues[index % hues.length] ?? hues[0]
    y -= high
    return [
      box(shift - half, y, half * 2, high, color, 4),
      box(shift - half + 10, y + 4, half * 2 - 8, high - 8, '#fffaf0', 2),
      line(`M${short(shift - half + 14)} ${short(y + high / 2)}h${short(half * 2 - 18)}`, '#d9cdb8', 1.5),
      path(`M${short(shift - half)} ${short(y + 4)}q0-4 4-4h12v${short(high)}h-12q-4 0-4-4z`, '#000000', 0.14),
    ].join('')
  })
}

export function openBook({ second, deep }: Colors): string[] {
  const [left, right] = [
    [-96, -84, -70],
    [24, 34, 22],
  ]
  return [
    ellipse(0, 6, 140, 9, '#000000', 0.14),
    path('M-132 2L-120-50H120L132 2z', second),
    path('M0-8C-34-26-90-24-124-6L-112-58C-80-74-30-74 0-56z', '#fffaf0'),
    path('M0-8C34-26 90-24 124-6L112-58C80-74 30-74 0-56z', '#f3e9d8'),
    line(left.map((x, row) => `M${x} ${-50 + row * 12}q34-10 72-2`).join(''), deep, 2.5, 0.25),
    line(right.map((x, row) => `M${x} ${-52 + row * 12}q38-8 ${70 - row * 4} 2`).join(''), deep, 2.5, 0.25),
    line('M0-56V-8', deep, 2, 0.2),
  ]
}

export function deskLamp({ second, deep, accent }: Colors): string[] {
  return [
    path('M74-150L10 0H230L134-150z', accent, 0.16),
    box(-44, -10, 88, 12, deep, 6),
    line('M0-8L-34-120L60-196', deep, 9),
    circle(-34, -120, 9, second),
    path('M50-222L134-178L70-128C48-150 42-186 50-222z', second),
    path('M70-128L134-178L146-156L88-116z', '#fff3c4'),
  ]
}

export function globe({ water, leaf, trunk, accent }: Colors): string[] {
  return [
    box(-40, -10, 80, 10, trunk, 5),
    box(-5, -30, 10, 24, trunk),
    line('M-44-128A66 66 0 1 0 46-46', accent, 7),
    circle(0, -86, 52, water),
    path(
      'M-40-104C-20-130 10-126 6-110S-20-100-16-82S-44-70-48-86zM14-90C34-104 50-90 46-74S22-50 14-62S4-82 14-90zM-20-52C-8-60 8-54 4-44S-16-42-20-52z',
      leaf,
    ),
    path('M24-132A52 52 0 0 1-10-35A58 58 0 0 0 24-132z', '#000000', 0.12),
  ]
}

/** A conical flask with something in it, 130 high. */
export function flask(color: string, level: number, random: Random): string[] {
  const half = (y: number) => 14 + ((y + 86) / 86) * 40
  const top = -10 - level * 62
  const bubbles = times(5, () =>
    circle(random.between(-20, 20), random.between(top + 10, -12), random.between(2.5, 5.5), '#ffffff', 0.5),
  )
  return [
    ellipse(0, 2, 58, 6, '#000000', 0.14),
    path('M-14-130V-86L-54-8Q-56 0-46 0H46Q56 0 54-8L14-86V-130z', '#ffffff', 0.55),
    path(
      `M${short(-half(top))} ${short(top)}L-49-10Q-51-5-43-5H43Q51-5 49-10L${short(half(top))} ${short(top)}z`,
      color,
    ),
    ellipse(0, top, half(top), 5, '#ffffff', 0.28),
    ...bubbles,
    line('M-10-84L-40-24', '#ffffff', 5, 0.6),
    box(-20, -136, 40, 9, '#ffffff', 4),
  ]
}

export function testTubes(hues: readonly [string, string, string], trunk: string): string[] {
  return [
    ...hues.flatMap((color, index) => {
      const x = -58 + index * 46
      return [
        path(`M${x}-118V-26a12 12 0 0 0 24 0V-118z`, '#ffffff', 0.55),
        path(`M${x + 2}-${62 + index * 14}V-26a10 10 0 0 0 20 0V-${62 + index * 14}z`, color),
        box(x - 4, -124, 32, 8, '#ffffff', 4),
      ]
    }),
    box(-78, -84, 156, 10, trunk, 3),
    box(-78, -8, 156, 10, trunk, 3),
    box(-78, -84, 9, 82, trunk),
    box(69, -84, 9, 82, trunk),
  ]
}

export function microscope({ deep, main, accent, wall, wallShade }: Colors): string[] {
  return [
    box(-74, -14, 148, 16, deep, 8),
    path('M40-12C76-60 70-140 16-168L4-150C46-124 50-62 18-12z', main),
    box(-62, -72, 92, 11, deep, 3),
    box(-52, -78, 44, 6, accent, 2),
    `<g transform="translate(-8 -132) rotate(18)">${box(-17, -74, 34, 96, wall, 6)}${box(3, -74, 14, 96, wallShade, 6)}${box(-13, -104, 26, 34, deep, 5)}${box(-9, 22, 18, 22, deep, 3)}${box(-17, -30, 34, 9, accent)}</g>`,
    circle(44, -66, 15, accent),
    circle(44, -66, 6, deep),
  ]
}

/** A chain of rings and bonds, as molecules are drawn. */
export function molecule(color: string): string[] {
  const hexagon = (x: number, y: number) => `M${x} ${y - 34}l30 17v34l-30 17l-30-17v-34z`
  return [
    line(`${hexagon(0, 0)}${hexagon(60, 0)}M-30 17L-58 34M90-17L118-34M30 51V84`, color, 5),
    ...[
      [-58, 34],
      [118, -34],
      [30, 84],
      [0, -34],
      [60, -34],
    ].map(([x = 0, y = 0]) => circle(x, y, 9, color)),
  ]
}

export function mug({ wall, second }: Colors): string[] {
  return [
    line('M20-40q20 0 20 16t-22 14', wall, 7),
    path('M-24-54H24L20 0H-20z', wall),
    box(-23, -40, 46, 10, second),
    line('M-8-64q-6-10 0-18t0-18M8-64q-6-10 0-18t0-18', mix(wall, '#ffffff', 0.4), 3, 0.6),
  ]
}
