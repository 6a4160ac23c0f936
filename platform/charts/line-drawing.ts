import { axisOf, labels, rows } from './axes.ts'
import type { Drawing, Series, Shape } from './drawing.ts'
import { areaPath, evenly, linePath, type Point } from './paths.ts'
import { ticksUpTo, topOf } from './ticks.ts'

interface LinePoint {
  readonly name: string
  /** A value for each series; null if not known yet */
  readonly values: readonly (number | null)[]
  readonly words: string
}

export interface LinesOfChart {
  readonly series: readonly Series[]
  readonly points: readonly LinePoint[]
  readonly height?: number
  /** The ticks, where they are not those of a count */
  readonly scale?: readonly number[]
  /** A moment that explains the line, such as the last day to apply */
  readonly event?: { readonly at: number; readonly name: string } | undefined
}

const [head, foot] = [22, 26]

/** Lines over time; the first one has an area below it. */
export function lineDrawing(
  { series, points, height = 220, scale, event }: LinesOfChart,
  tickText: (tick: number) => string,
): Drawing {
  const ground = height - foot
  const ticks = scale ?? ticksUpTo(Math.max(0, ...points.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const yOf = (value: number) => ground - ((ground - head) * value) / topOf(ticks)
  const xOf = (at: number) => evenly(at, points.length)
  const lines = series.map(({ look }, of) => ({
    look,
    runs: runsOf(
      points.map(({ values }) => values[of] ?? null),
      xOf,
      yOf,
    ),
  }))
  const marks = points.map(({ values, words }, at) => ({
    x: xOf(at),
    y: yOf(Math.max(...values.map((value) => value ?? 0))),
    words,
  }))
  const isQuiet = points.length > 20
  return {
    height,
    along: 'x',
    axis: axisOf(ticks, tickText),
    marks,
    groups: [
      ...rows({ ticks, yOf, tickText }),
      {
        key: 'lines',
        shapes: [
          ...lines
            .slice(0, 1)
            .flatMap(({ runs }) => runs.map((run): Shape => ({ kind: 'path', is: 'area', d: areaPath(run, ground) }))),
          ...lines
            .toReversed()
            .flatMap(({ look, runs }) =>
              runs.map((run): Shape => ({ kind: 'path', is: 'line', look, d: linePath(run) })),
            ),
        ],
      },
      ...(event
        ? [
            {
              key: 'event',
              shapes: [
                { kind: 'line', is: 'event', from: [xOf(event.at), head - 6], to: [xOf(event.at), ground] },
                {
                  kind: 'words',
                  is: 'strong',
                  text: event.name,
                  x: xOf(event.at),
                  y: 12,
                  anchor: xOf(event.at) > 50 ? 'end' : 'start',
                },
              ] satisfies Shape[],
            },
          ]
        : []),
      ...marks.map(({ x, y, words }) => ({
        key: String(x),
        words,
        shapes: [{ kind: 'circle' as const, x, y, r: isQuiet ? 4 : 3, isQuiet }],
      })),
      labels({ names: points.map(({ name }) => name), xOf, y: height - 6 }),
    ],
  }
}

/** The stretches without a gap. */
function runsOf(values: readonly (number | null)[], xOf: (at: number) => number, yOf: (value: number) => number) {
  const runs: Point[][] = []
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    if (at === 0 || values[at - 1] === null) runs.push([])
    runs.at(-1)?.push([xOf(at), yOf(value)])
  }
  return runs
}
