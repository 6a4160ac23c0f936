import { ChartStage } from './chart-stage.tsx'
import styles from './charts.module.css'
import { cut } from './cut.ts'
import { ticksUpTo, topOf } from './ticks.ts'

interface BoxOfChart {
  readonly key: string
  readonly name: string
  /** The box is the half in the middle, the line in it the median */
  readonly spread: readonly [quarter: number, median: number, threeQuarters: number]
  /** Where nearly all of them are */
  readonly reach?: readonly [low: number, high: number]
  readonly text: string
  readonly words: string
}

interface BoxChartProps {
  readonly label: string
  readonly boxes: readonly BoxOfChart[]
  readonly tickText: (tick: number) => string
}

const row = 50

/** How something is spread: a box around the half in the middle, whiskers to nearly all. */
export function BoxChart({ label, boxes, tickText }: BoxChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...boxes.map(({ spread, reach }) => reach?.[1] ?? spread[2])), { about: 5 })
  const xOf = (value: number) => (100 * value) / topOf(ticks)
  const height = row * boxes.length + 24
  const marks = boxes.map(({ spread, words }, at) => ({ x: xOf(spread[1]), y: row * at + 30, words }))
  return (
    <ChartStage label={label} height={height} marks={marks} along="y">
      {ticks.map((tick, at) => (
        <g key={tick}>
          <line x1={`${xOf(tick)}%`} x2={`${xOf(tick)}%`} y1="20" y2={height - 20} className={styles.rule} />
          <text
            x={`${xOf(tick)}%`}
            y={height - 5}
            textAnchor={at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle'}
          >
            {tickText(tick)}
          </text>
        </g>
      ))}
      {boxes.map(({ key, name, spread: [quarter, median, threeQuarters], reach, text, words }, at) => {
        const y = row * at
        return (
          <g key={key}>
            <title>{words}</title>
            <text x="0" y={y + 13} className={styles.name}>
              {cut(name, 40)}
            </text>
            <text x="100%" y={y + 13} textAnchor="end" className={styles.strong}>
              {text}
            </text>
            {reach && (
              <line
                x1={`${xOf(reach[0])}%`}
                x2={`${xOf(reach[1])}%`}
                y1={y + 31}
                y2={y + 31}
                className={styles.whisker}
              />
            )}
            {reach?.map((end) => (
              <line
                key={end}
                x1={`${xOf(end)}%`}
                x2={`${xOf(end)}%`}
                y1={y + 26}
                y2={y + 36}
                className={styles.whisker}
              />
            ))}
            <rect
              x={`${xOf(quarter)}%`}
              y={y + 21}
              width={`${Math.max(0.4, xOf(threeQuarters) - xOf(quarter))}%`}
              height="20"
              rx="3"
              className={styles.box}
            />
            <line x1={`${xOf(median)}%`} x2={`${xOf(median)}%`} y1={y + 19} y2={y + 43} className={styles.median} />
          </g>
        )
      })}
    </ChartStage>
  )
}
