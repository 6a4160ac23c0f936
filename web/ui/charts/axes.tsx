import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import styles from './charts.module.css'
import { shownLabels } from './shown-labels.ts'

interface RowsProps {
  readonly ticks: readonly number[]
  readonly yOf: (value: number) => number
  readonly tickText?: ((tick: number) => string) | undefined
}

/** Lines across with their numbers at the left. */
export function Rows({ ticks, yOf, tickText }: RowsProps) {
  const language = useLanguage()
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1="0"
        x2="100%"
        y1={yOf(tick)}
        y2={yOf(tick)}
        className={styles.rule}
        data-ground={tick === 0 || undefined}
      />
      <text x="-8" y={yOf(tick) + 4} textAnchor="end">
        {tickText ? tickText(tick) : formatNumber(tick, language)}
      </text>
    </g>
  ))
}

/** The number of letters that the longest tick takes. */
export const axisOf = (ticks: readonly number[], tickText = (tick: number) => formatNumber(tick, 'tr')): number =>
  Math.max(...ticks.map((tick) => tickText(tick).length))

interface LabelsProps {
  readonly names: readonly string[]
  readonly xOf: (at: number) => number
  readonly y: number
}

/** Names beneath; on a narrow screen fewer of them. */
export function Labels({ names, xOf, y }: LabelsProps) {
  const shown = shownLabels(names.length)
  return names.map((name, at) => {
    const x = xOf(at)
    return shown[at] === null ? null : (
      // The place is what tells two equal names apart.
      <text key={x} x={`${x}%`} y={y} textAnchor={anchorOf(x)} data-room={shown[at]}>
        {name}
      </text>
    )
  })
}

const anchorOf = (x: number) => (x < 2 ? 'start' : x > 98 ? 'end' : 'middle')
