import type { ShapeGroup } from './drawing.ts'
import { shownLabels } from './shown-labels.ts'

interface Rows {
  readonly ticks: readonly number[]
  readonly yOf: (value: number) => number
  readonly tickText: (tick: number) => string
}

/** Lines across with their numbers at the left. */
export const rows = ({ ticks, yOf, tickText }: Rows): ShapeGroup[] =>
  ticks.map((tick) => ({
    key: `tick ${tick}`,
    shapes: [
      { kind: 'line', is: 'rule', isGround: tick === 0, from: [0, yOf(tick)], to: [100, yOf(tick)] },
      { kind: 'words', text: tickText(tick), x: 0, beside: -8, y: yOf(tick) + 4, anchor: 'end' },
    ],
  }))

/** The number of letters that the longest tick takes. */
export const axisOf = (ticks: readonly number[], tickText: (tick: number) => string): number =>
  Math.max(...ticks.map((tick) => tickText(tick).length))

interface Labels {
  readonly names: readonly string[]
  readonly xOf: (at: number) => number
  readonly y: number
}

/** Names beneath; where there is little room fewer of them. */
export function labels({ names, xOf, y }: Labels): ShapeGroup {
  const shown = shownLabels(names.length)
  return {
    key: 'labels',
    shapes: names.flatMap((text, at) => {
      const [x, room] = [xOf(at), shown[at]]
      return room ? [{ kind: 'words' as const, text, x, y, anchor: anchorOf(x), room }] : []
    }),
  }
}

const anchorOf = (x: number) => (x < 2 ? 'start' : x > 98 ? 'end' : 'middle')
