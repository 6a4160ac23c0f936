import { useId } from 'react'
import { ChartStage } from './chart-stage.tsx'
import styles from './charts.module.css'
import { cut } from './cut.ts'
import { fillOf, Legend, type Look, Patterns, type Series } from './series.tsx'

interface BarOfChart {
  readonly key: string
  readonly name: string
  readonly value: number
  /** The value as it is written at the end of the line */
  readonly text: string
  readonly look?: Look
  /** What it is compared to */
  readonly before?: number | undefined
  /** Name and value in words, if they say more than both */
  readonly words?: string
}

interface BarChartProps {
  readonly label: string
  readonly bars: readonly BarOfChart[]
  /** The names of the values and of those that they are compared to */
  readonly series?: readonly Series[]
}

/** Bars one below the other, name and number above each: the longest name has room on a phone. */
export function BarChart({ label, bars, series = [] }: BarChartProps) {
  const patterns = useId()
  const isCompared = bars.some(({ before }) => before !== undefined)
  const row = isCompared ? 48 : 40
  const most = Math.max(1, ...bars.map(({ value, before = 0 }) => Math.max(value, before)))
  const height = Math.max(row, row * bars.length)
  const wordsOf = ({ name, text, words }: BarOfChart) => words ?? `${name}: ${text}`
  const marks = bars.map((bar, at) => ({ x: (100 * bar.value) / most, y: row * at + 26, words: wordsOf(bar) }))
  return (
    <>
      <Legend series={series} patterns={patterns} />
      <ChartStage label={label} height={height} marks={marks} along="y">
        <Patterns of={patterns} />
        {bars.map((bar, at) => {
          const { key, name, value, text, look = 'one', before } = bar
          return (
            <g key={key}>
              <title>{wordsOf(bar)}</title>
              <text x="0" y={row * at + 13} className={styles.name}>
                {cut(name, 40)}
              </text>
              <text x="100%" y={row * at + 13} textAnchor="end" className={styles.strong}>
                {text}
              </text>
              <rect x="0" y={row * at + 20} width="100%" height="12" rx="3" className={styles.track} />
              <rect
                x="0"
                y={row * at + 20}
                width={`${(100 * value) / most}%`}
                height="12"
                rx="3"
                className={styles.shape}
                data-look={look}
                fill={fillOf(look, patterns)}
              />
              {before !== undefined && (
                <rect
                  x="0"
                  y={row * at + 35}
                  width={`${(100 * before) / most}%`}
                  height="5"
                  rx="2"
                  className={styles.shape}
                  data-look="four"
                />
              )}
            </g>
          )
        })}
      </ChartStage>
    </>
  )
}
