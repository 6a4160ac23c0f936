import type { Colors } from '../palettes.ts'
import { at, box, circle, ellipse, line, path, times } from '../svg.ts'

export function goal(): string[] {
  const net = [
    ...times(17, (index) => `M${-128 + index * 16}-112L${-112 + index * 14} 0`),
    ...times(7, (index) => `M-126 ${-100 + index * 16}H126`),
  ]
  return [line(net.join(''), '#ffffff', 1.6, 0.6), line('M-136 0V-116H136V0', '#ffffff', 8)]
}

export function floodlight(x: number, { ground, accent }: Colors): string {
  const lamps = times(8, (index) => circle(-42 + (index % 4) * 28, -306 + Math.floor(index / 4) * 26, 9, '#fff6d8'))
  return at(x, 430, 1, [
    circle(0, -292, 100, accent, 0.18),
    path('M-7 0L-4-280H4L7 0z', ground),
    box(-60, -324, 120, 62, ground, 6),
    ...lamps,
  ])
}

export function ball(): string[] {
  const ink = '#2b2b3a'
  return [
    ellipse(0, 4, 40, 6, '#000000', 0.2),
    circle(0, -34, 36, '#ffffff'),
    path('M0-48L13-38L8-23H-8L-13-38z', ink),
    path(
      'M-31-52L-22-62L-12-60L-18-50L-31-45zM31-52L22-62L12-60L18-50L31-45zM-30-16L-22-18L-16-8L-22-4zM30-16L22-18L16-8L22-4z',
      ink,
    ),
    line('M0-48V-60M13-38L24-45M8-23L16-10M-8-23L-16-10M-13-38L-24-45', ink, 2.5),
    path('M14-67A36 36 0 0 1-12 0A44 44 0 0 0 14-67z', '#000000', 0.1),
  ]
}
