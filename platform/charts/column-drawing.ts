import { axisOf, labels, rows } from './axes.ts'
import type { Drawing, Series } from './drawing.ts'
import { stacked } from './stacked.ts'
import { ticksUpTo, topOf } from './ticks.ts'

interface ColumnOfChart {
  readonly name: string
  readonly values: readonly number[]
  readonly words: string
}

export interface ColumnsOfChart {
  readonly series: readonly Series[]
  readonly columns: readonly ColumnOfChart[]
  /** On each other, or side by side */
  readonly isStacked?: boolean
}

const [height, head, foot] = [220, 12, 26]
const ground = height - foot

/** Columns over time: stacked parts of a whole, or compared values side by side. */
export function columnDrawing(
  { series, columns, isStacked = false }: ColumnsOfChart,
  tickText: (tick: number) => string,
): Drawing {
  const tops = columns.map(({ values }) => (isStacked ? (stacked(values).at(-1)?.[1] ?? 0) : Math.max(0, ...values)))
  const ticks = ticksUpTo(Math.max(0, ...tops))
  const yOf = (value: number) => ground - ((ground - head) * value) / topOf(ticks)
  const room = 100 / Math.max(1, columns.length)
  const xOf = (at: number) => room * (at + 0.5)
  return {
    height,
    along: 'x',
    axis: axisOf(ticks, tickText),
    marks: columns.map(({ words }, at) => ({ x: xOf(at), y: yOf(tops[at] ?? 0), words })),
    groups: [
      ...rows({ ticks, yOf, tickText }),
      ...columns.map(({ values, words }, at) => {
        const x = room * (at + 0.15)
        const spans = isStacked ? stacked(values) : values.map((value) => [0, value] as const)
        const width = (room * 0.7) / (isStacked ? 1 : series.length)
        return {
          key: String(x),
          words,
          shapes: spans.flatMap(([from, to], of) => {
            const look = series[of]?.look
            return look === undefined || to <= from
              ? []
              : [
                  {
                    kind: 'rectangle' as const,
                    is: 'shape' as const,
                    look,
                    x: x + (isStacked ? 0 : width * of),
                    y: yOf(to),
                    width,
                    height: yOf(from) - yOf(to),
                  },
                ]
          }),
        }
      }),
      labels({ names: columns.map(({ name }) => name), xOf, y: height - 6 }),
    ],
  }
}
