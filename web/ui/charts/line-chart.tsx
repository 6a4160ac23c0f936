import { useId } from 'react'
import { axisOf, Labels, Rows } from './axes.tsx'
import { ChartStage, Stretched } from './chart-stage.tsx'
import styles from './charts.module.css'
import { areaPath, evenly, linePath, type Point } from './paths.ts'
import { Legend, type Series } from './series.tsx'
import { ticksUpTo, topOf } from './ticks.ts'

interface LinePoint {
  readonly name: string
  /** As many as there are series; null where nothing is known yet */
  readonly values: readonly (number | null)[]
  readonly words: string
}

interface LineChartProps {
  readonly label: string
  readonly series: readonly Series[]
  readonly points: readonly LinePoint[]
  /** A moment that explains the line, such as the last day to apply */
  readonly height?: number
  /** The ticks, where they are not those of a count, and how they are written */
  readonly scale?: readonly number[]
  readonly tickText?: (tick: number) => string
  readonly event?: { readonly at: number; readonly name: string } | undefined
}

const [head, foot] = [22, 26]

/** Lines over time; the first one stands on an area. */
export function LineChart({ label, series, points, height = 220, scale, tickText, event }: LineChartProps) {
  const ground = height - foot
  const patterns = useId()
  const ticks = scale ?? ticksUpTo(Math.max(0, ...points.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const yOf = (value: number) => ground - ((ground - head) * value) / topOf(ticks)
  const xOf = (at: number) => evenly(at, points.length)
  const lines = series.map((one, of) => ({
    ...one,
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
  return (
    <>
      <Legend series={series} patterns={patterns} isLine />
      <ChartStage label={label} height={height} marks={marks} along="x" axis={axisOf(ticks, tickText)}>
        <Rows ticks={ticks} yOf={yOf} tickText={tickText} />
        <Stretched height={height}>
          {lines
            .slice(0, 1)
            .map(({ key, runs }) =>
              runs.map((run) => (
                <path key={`${key} ${run[0]?.[0]}`} d={areaPath(run, ground)} className={styles.area} />
              )),
            )}
          {lines
            .toReversed()
            .map(({ key, look, runs }) =>
              runs.map((run) => (
                <path
                  key={`${key} ${run[0]?.[0]}`}
                  d={linePath(run)}
                  className={styles.line}
                  data-look={look}
                  vectorEffect="non-scaling-stroke"
                />
              )),
            )}
        </Stretched>
        {event && (
          <g>
            <line
              x1={`${xOf(event.at)}%`}
              x2={`${xOf(event.at)}%`}
              y1={head - 6}
              y2={ground}
              className={styles.event}
            />
            <text
              x={`${xOf(event.at)}%`}
              y={12}
              textAnchor={xOf(event.at) > 50 ? 'end' : 'start'}
              className={styles.strong}
            >
              {event.name}
            </text>
          </g>
        )}
        {marks.map(({ x, y, words }) => (
          <circle
            key={x}
            cx={`${x}%`}
            cy={y}
            r={points.length > 20 ? 4 : 3}
            className={styles.point}
            data-quiet={points.length > 20 || undefined}
          >
            <title>{words}</title>
          </circle>
        ))}
        <Labels names={points.map(({ name }) => name)} xOf={xOf} y={height - 6} />
      </ChartStage>
    </>
  )
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
