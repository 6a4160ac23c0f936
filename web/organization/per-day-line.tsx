import { useTexts } from '../texts/texts.tsx'
import styles from './per-day-line.module.css'

const width = 84
const height = 24

/** The applications of the last days as a small chart, with their sum for screen readers. */
export function PerDayLine({ perDay }: { perDay: readonly number[] }) {
  const t = useTexts('org_dashboard')
  const most = Math.max(1, ...perDay)
  const points = perDay.map((count, at) => [
    (at * width) / Math.max(1, perDay.length - 1),
    height - 2 - (count * (height - 4)) / most,
  ])
  const line = points.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const total = perDay.reduce((sum, count) => sum + count, 0)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t('perDay', { count: total, days: perDay.length })}
      className={styles.line}
      data-empty={total === 0 || undefined}
    >
      <path d={`M0 ${height}L${line}L${width} ${height}Z`} className={styles.area} />
      <path d={`M${line}`} className={styles.stroke} />
    </svg>
  )
}
