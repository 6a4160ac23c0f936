import { cut } from './cut.ts'
import type { Drawing, Shape } from './drawing.ts'
import { ticksUpTo, topOf } from './ticks.ts'

export interface BoxOfChart {
  readonly key: string
  readonly name: string
  /** The box is the half in the middle, the line in it the median */
  readonly spread: readonly [quarter: number, median: number, threeQuarters: number]
  /** The range of nearly all values */
  readonly reach?: readonly [low: number, high: number]
  readonly text: string
  readonly words: string
}

const row = 50

/** A box plot: a box around the middle half, whiskers to nearly all. */
export function boxDrawing(boxes: readonly BoxOfChart[], tickText: (tick: number) => string): Drawing {
  const ticks = ticksUpTo(Math.max(0, ...boxes.map(({ spread, reach }) => reach?.[1] ?? spread[2])), { about: 5 })
  const xOf = (value: number) => (100 * value) / topOf(ticks)
  const height = row * boxes.length + 24
  const upright = (is: 'rule' | 'whisker' | 'median', value: number, from: number, to: number): Shape => ({
    kind: 'line',
    is,
    from: [xOf(value), from],
    to: [xOf(value), to],
  })
  return {
    height,
    along: 'y',
    axis: 0,
    marks: boxes.map(({ spread, words }, at) => ({ x: xOf(spread[1]), y: row * at + 30, words })),
    groups: [
      ...ticks.map((tick, at) => ({
        key: `tick ${tick}`,
        shapes: [
          upright('rule', tick, 20, height - 20),
          {
            kind: 'words' as const,
            text: tickText(tick),
            x: xOf(tick),
            y: height - 5,
            anchor: at === 0 ? ('start' as const) : at === ticks.length - 1 ? ('end' as const) : ('middle' as const),
          },
        ],
      })),
      ...boxes.map(({ key, name, spread: [quarter, median, threeQuarters], reach, text, words }, at) => {
        const y = row * at
        const shapes: Shape[] = [
          { kind: 'words', is: 'name', text: cut(name, 40), x: 0, y: y + 13, anchor: 'start' },
          { kind: 'words', is: 'strong', text, x: 100, y: y + 13, anchor: 'end' },
          ...(reach
            ? [
                { kind: 'line', is: 'whisker', from: [xOf(reach[0]), y + 31], to: [xOf(reach[1]), y + 31] } as const,
                ...reach.map((end) => upright('whisker', end, y + 26, y + 36)),
              ]
            : []),
          {
            kind: 'rectangle',
            is: 'box',
            x: xOf(quarter),
            y: y + 21,
            width: Math.max(0.4, xOf(threeQuarters) - xOf(quarter)),
            height: 20,
            round: 3,
          },
          upright('median', median, y + 19, y + 43),
        ]
        return { key, words, shapes }
      }),
    ],
  }
}
