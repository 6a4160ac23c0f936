import { cut } from './cut.ts'
import type { Drawing, Look } from './drawing.ts'

export interface BarOfChart {
  readonly key: string
  readonly name: string
  readonly value: number
  /** The value as it is written at the end of the line */
  readonly text: string
  readonly look?: Look
  /** The value it is compared to */
  readonly before?: number | undefined
  /** Name and value in words, if they say more than both */
  readonly words?: string
}

/** Bars one below the other, name and number above each: the longest name has room on a phone. */
export function barDrawing(bars: readonly BarOfChart[]): Drawing {
  const isCompared = bars.some(({ before }) => before !== undefined)
  const row = isCompared ? 48 : 40
  const most = Math.max(1, ...bars.map(({ value, before = 0 }) => Math.max(value, before)))
  const xOf = (value: number) => (100 * value) / most
  const wordsOf = ({ name, text, words }: BarOfChart) => words ?? `${name}: ${text}`
  return {
    height: Math.max(row, row * bars.length),
    along: 'y',
    axis: 0,
    row,
    marks: bars.map((bar, at) => ({ x: xOf(bar.value), y: row * at + 26, words: wordsOf(bar) })),
    groups: bars.map((bar, at) => {
      const y = row * at
      const { key, name, value, text, look = 'one', before } = bar
      return {
        key,
        words: wordsOf(bar),
        shapes: [
          { kind: 'words', is: 'name', text: cut(name, 40), x: 0, y: y + 13, anchor: 'start' },
          { kind: 'words', is: 'strong', text, x: 100, y: y + 13, anchor: 'end' },
          { kind: 'rectangle', is: 'track', x: 0, y: y + 20, width: 100, height: 12, round: 3 },
          { kind: 'rectangle', is: 'shape', look, x: 0, y: y + 20, width: xOf(value), height: 12, round: 3 },
          ...(before === undefined
            ? []
            : [
                {
                  kind: 'rectangle' as const,
                  is: 'shape' as const,
                  look: 'four' as const,
                  x: 0,
                  y: y + 35,
                  width: xOf(before),
                  height: 5,
                  round: 2,
                },
              ]),
        ],
      }
    }),
  }
}
