import type { Drawing, Shape } from './drawing.ts'
import { linePath } from './paths.ts'

export interface FunnelStep {
  readonly key: string
  readonly name: string
  readonly value: number
  readonly text: string
  /** The share of the previous step */
  readonly kept?: string | undefined
  readonly before?: number | undefined
  readonly words: string
}

const [row, bar] = [58, 22]

/** A funnel: each step is as long as its number of people, with the loss between steps. */
export function funnelDrawing(steps: readonly FunnelStep[]): Drawing {
  const most = Math.max(1, ...steps.map(({ value, before = 0 }) => Math.max(value, before)))
  const xOf = (value: number) => (100 * value) / most
  return {
    height: row * steps.length - 8,
    along: 'y',
    axis: 0,
    marks: steps.map(({ value, words }, at) => ({ x: xOf(value), y: row * at + 30, words })),
    groups: [
      {
        key: 'slopes',
        shapes: steps.slice(1).map(({ value }, at) => {
          const [top, bottom] = [row * at + 20 + bar, row * (at + 1) + 20]
          const corners = [
            [0, top],
            [xOf(steps[at]?.value ?? 0), top],
            [xOf(value), bottom],
            [0, bottom],
          ] as const
          return { kind: 'path', is: 'slope', d: `${linePath(corners)}Z` }
        }),
      },
      ...steps.map(({ key, name, value, text, kept, before, words }, at) => {
        const y = row * at
        const width = Math.max(xOf(value), value > 0 ? 0.4 : 0)
        const shapes: Shape[] = [
          { kind: 'words', is: 'name', text: name, after: kept, x: 0, y: y + 13, anchor: 'start' },
          { kind: 'words', is: 'strong', text, x: 100, y: y + 13, anchor: 'end' },
          { kind: 'rectangle', is: 'shape', look: 'one', x: 0, y: y + 20, width, height: bar, round: 3 },
          ...(before === undefined
            ? []
            : (['halo', 'was'] as const).map(
                (is): Shape => ({ kind: 'line', is, from: [xOf(before), y + 17], to: [xOf(before), y + 23 + bar] }),
              )),
        ]
        return { key, words, shapes }
      }),
    ],
  }
}
