import type { Stage } from '../stage.ts'
import { curve, line, type Point, path, short, times } from '../svg.ts'

export interface Ridge {
  /** The height that it swings around, and how far. */
  readonly y: number
  readonly swing: number
  readonly color: string
  /** The distance between bends. */
  readonly step?: number
}

/** A soft hill line, filled to the bottom. */
export function hills({ width, random }: Stage, { y, swing, color, step = 220 }: Ridge): string {
  return path(`${curve(ridge(width, random, y, swing, step))}V620H-60z`, color)
}

/** Sharp mountains with snow on the side of the sun. */
export function mountains(stage: Stage, { y, swing, color, step = 260 }: Ridge, snow?: string): string[] {
  const { width, random } = stage
  const peaks = times(Math.ceil(width / step) + 1, (index) => ({
    x: (index + random.between(-0.25, 0.25)) * step,
    top: y - swing * random.between(0.55, 1),
    half: step * random.between(0.72, 0.95),
  }))
  return peaks.flatMap(({ x, top, half }) => {
    const slope = (y + 60 - top) / half
    const cap = (y - top) * 0.34
    return [
      path(
        `M${short(x - half)} ${y + 60}L${short(x)} ${short(top)}L${short(x + half)} ${y + 60}V620H${short(x - half)}z`,
        color,
      ),
      path(
        `M${short(x)} ${short(top)}L${short(x + half)} ${y + 60}V620H${short(x + half * 0.1)}L${short(x - half * 0.12)} ${short(top + (y - top) * 0.6)}z`,
        '#000000',
        0.08,
      ),
      ...(snow
        ? [
            path(
              `M${short(x)} ${short(top)}L${short(x + cap / slope)} ${short(top + cap)}l${short(-cap * 0.3)} ${short(-cap * 0.2)}l${short(-cap * 0.28)} ${short(cap * 0.34)}l${short(-cap * 0.3)} ${short(-cap * 0.3)}L${short(x - cap / slope)} ${short(top + cap)}z`,
              snow,
            ),
          ]
        : []),
    ]
  })
}

function ridge(width: number, random: Stage['random'], y: number, swing: number, step: number): Point[] {
  return times(Math.ceil((width + 120) / step) + 2, (index) => [
    -60 + index * step,
    y + (index % 2 === 0 ? 1 : -1) * random.between(0.35, 1) * swing,
  ])
}

/** Furrows that meet at a point on the horizon: a field seen from its edge. */
export function furrows({ width }: Stage, horizon: number, meet: number, colors: readonly [string, string]): string[] {
  const count = 26
  const edge = (index: number) => meet + (index - count / 2) * (width / 9)
  const rows = times(count, (index) =>
    path(
      `M${short(meet + (edge(index) - meet) * 0.12)} ${horizon}L${short(edge(index))} 600H${short(edge(index + 1))}L${short(meet + (edge(index + 1) - meet) * 0.12)} ${horizon}z`,
      colors[index % 2] ?? colors[0],
    ),
  )
  return [path(`M-10 ${horizon}H${width + 10}V610H-10z`, colors[0]), ...rows]
}

/** Short strokes that give a meadow its grain. */
export function tufts({ width, random }: Stage, from: number, to: number, count: number, color: string): string {
  const strokes = times(count, () => {
    const y = random.between(from, to)
    const size = 3 + ((y - from) / (to - from)) * 7
    return `M${short(random.between(0, width))} ${short(y)}q${short(size * 0.2)}-${short(size)} ${short(size * 0.7)}-${short(size * 1.3)}m${short(-size * 0.9)} ${short(size * 1.3)}q0-${short(size)}-${short(size * 0.5)}-${short(size * 1.2)}`
  })
  return line(strokes.join(''), color, 2, 0.5)
}

/** A way from the viewer's feet to a door. */
export function footpath(x: number, top: number, fromX: number, color: string): string {
  return path(
    `M${x - 16} ${top}C${x - 20} ${top + 60} ${fromX - 130} ${top + 70} ${fromX - 120} 610H${fromX + 120}C${fromX + 40} ${top + 90} ${x + 24} ${top + 60} ${x + 16} ${top}z`,
    color,
  )
}
