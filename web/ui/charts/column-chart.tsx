import { useId } from 'react'
import { axisOf, Labels, Rows } from './axes.tsx'
import { ChartStage } from './chart-stage.tsx'
import styles from './charts.module.css'
import { fillOf, Legend, Patterns, type Series } from './series.tsx'
import { stacked } from './stacked.ts'
import { ticksUpTo, topOf } from './ticks.ts'

interface ColumnOfChart {
  readonly name: string
  readonly values: readonly number[]
  readonly words: string
}

interface ColumnChartProps {
  readonly label: string
  readonly series: readonly Series[]
  readonly columns: readonly ColumnOfChart[]
  /** On each other, or side by side */
  readonly isStacked?: boolean
  readonly tickText?: (tick: number) => string
}

const [height, head, foot] = [220, 12, 26]
const ground = height - foot

/** Columns over time: parts of a whole on each other, or what is compared side by side. */
export function ColumnChart({ label, series, columns, isStacked = false, tickText }: ColumnChartProps) {
  const patterns = useId()
  const tops = columns.map(({ values }) => (isStacked ? (stacked(values).at(-1)?.[1] ?? 0) : Math.max(0, ...values)))
  const ticks = ticksUpTo(Math.max(0, ...tops))
  const yOf = (value: number) => ground - ((ground - head) * value) / topOf(ticks)
  const room = 100 / Math.max(1, columns.length)
  const xOf = (at: number) => room * (at + 0.5)
  const marks = columns.map(({ words }, at) => ({ x: xOf(at), y: yOf(tops[at] ?? 0), words }))
  return (
    <>
      <Legend series={series} patterns={patterns} />
      <ChartStage label={label} height={height} marks={marks} along="x" axis={axisOf(ticks, tickText)}>
        <Patterns of={patterns} />
        <Rows ticks={ticks} yOf={yOf} tickText={tickText} />
        {columns.map(({ values, words }, at) => {
          const x = room * (at + 0.15)
          const spans = isStacked ? stacked(values) : values.map((value) => [0, value] as const)
          const wide = (room * 0.7) / (isStacked ? 1 : series.length)
          return (
            <g key={x}>
              <title>{words}</title>
              {spans.map(([from, to], of) => {
                const one = series[of]
                return !one || to <= from ? null : (
                  <rect
                    key={one.key}
                    x={`${x + (isStacked ? 0 : wide * of)}%`}
                    y={yOf(to)}
                    width={`${wide}%`}
                    height={yOf(from) - yOf(to)}
                    className={styles.shape}
                    data-look={one.look}
                    fill={fillOf(one.look, patterns)}
                  />
                )
              })}
            </g>
          )
        })}
        <Labels names={columns.map(({ name }) => name)} xOf={xOf} y={height - 6} />
      </ChartStage>
    </>
  )
}
