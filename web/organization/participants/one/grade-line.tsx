import type { StudyYear } from '#contract/participants/study-years.ts'
import styles from './page.module.css'

const [width, height, edge] = [320, 72, 10]

/** The averages as shares of their scales, from two years on; the table beneath says the numbers. */
export function GradeLine({ years }: { years: readonly StudyYear[] }) {
  const graded = years.flatMap(({ year, gpa, gpaScale }) =>
    gpa === null || gpaScale === null ? [] : [{ year, share: gpa / gpaScale }],
  )
  const [first] = graded
  const last = graded.at(-1)
  if (!first || !last || first.year === last.year) return null
  const points = graded.map(({ year, share }) => ({
    year,
    x: edge + ((width - 2 * edge) * (year - first.year)) / (last.year - first.year),
    y: height - edge - (height - 2 * edge) * share,
  }))
  return (
    <svg className={styles.grades} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} fill="none" strokeWidth="2" />
      {points.map(({ year, x, y }) => (
        <circle key={year} cx={x} cy={y} r="4" />
      ))}
    </svg>
  )
}
