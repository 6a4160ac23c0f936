import type { Colors } from '../palettes.ts'
import type { Random } from '../random.ts'
import { box, circle, ellipse, line, path, short, times } from '../svg.ts'

export const skins = ['#f2c9a5', '#e0a97f', '#c58858', '#8d5a3b'] as const

/** Somebody on the way, 62 high, seen from afar. */
export function walker({ second, accent, main, deep, wall }: Colors, random: Random): string[] {
  const coat = random.pick([second, accent, main, wall])
  return [
    ellipse(0, 1, 13, 3, '#000000', 0.18),
    line('M-3-24L-7-1M3-24L8-2', deep, 5),
    path('M-10-22L-7-46Q0-52 7-46L10-22z', coat),
    line('M7-43L12-27', coat, 4.5),
    circle(0, -55, 6.5, random.pick(skins)),
    path('M-6.500-56A6.500 6.500 0 0 1 6.500-56Q0-60-6.500-56z', deep),
    ...(random.chance(0.5) ? [box(-14, -44, 7, 16, deep, 3)] : []),
  ]
}

/** An arm that reaches up, its open hand 300 above 0, 0. */
export function raisedArm(sleeve: string, skin: string, cuff: string): string[] {
  const fingers = [
    [-25, -322, -40],
    [-11, -338, -14],
    [5, -340, 6],
    [20, -330, 22],
  ].map(([x = 0, y = 0, lean = 0]) => line(`M${x * 0.8} -270L${x + lean * 0.28} ${y}`, skin, 15))
  return [
    path('M-53 160L-25-190H25L53 160z', sleeve),
    path('M53 160L25-190H6L18 160z', '#000000', 0.1),
    path('M-20-190L-17-232H17L20-190z', skin),
    path('M-28-200H28L26-178H-27z', cuff),
    path('M-31-270C-31-240-20-226-16-220H16C24-230 31-250 31-274C20-286-20-286-31-270z', skin),
    ...fingers,
    line('M22-246L46-282', skin, 15),
    line('M-14-252Q2-262 16-250', '#000000', 2.5, 0.13),
  ]
}

export function heart(color: string): string[] {
  return [
    path('M0 34C-46 4-44-34-20-36C-8-36-2-28 0-22C2-28 8-36 20-36C44-34 46 4 0 34z', color),
    line('M-24-26C-34-20-32-6-26 0', '#ffffff', 5, 0.55),
  ]
}

/** Heads, shoulders and raised hands in front of a stage. */
export function audience(width: number, base: number, color: string, random: Random): string[] {
  return times(Math.ceil(width / 46) + 1, (index) => {
    const [x, y, radius] = [
      index * 46 + random.between(-12, 12),
      base + random.between(-14, 14),
      random.between(16, 20),
    ]
    const [left, right, top, foot] = [x - radius * 1.8, x + radius * 1.8, y + radius * 0.8, y + 44].map(short)
    const shoulders = `M${left} 620V${foot}Q${left} ${top} ${short(x)} ${top}Q${right} ${top} ${right} ${foot}V620z`
    const hand = `M${short(x + 22)} ${short(y + 40)}q${random.pick([-8, 12])}-50 ${random.pick([-4, 14])}-${short(70 + radius)}`
    return [random.chance(0.3) ? line(hand, color, 12) : '', path(shoulders, color), circle(x, y, radius, color)].join(
      '',
    )
  })
}
