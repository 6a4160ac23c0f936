import { areaPath, evenly, linePath } from '#platform/charts/paths.ts'
import styles from './charts.module.css'

const [width, height] = [84, 24]

/** A line without axes beside a number, named by what it shows. */
export function Sparkline({ label, values }: { label: string; values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const points = values.map(
    (value, at) => [(evenly(at, values.length) * width) / 100, height - 2 - (value * (height - 4)) / most] as const,
  )
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={styles.spark}
      data-empty={values.every((value) => value === 0) || undefined}
    >
      <path d={areaPath(points, height)} className={styles.area} />
      <path d={linePath(points)} className={styles.sparkLine} />
    </svg>
  )
}
