import type { StudyYear } from '#contract/participants/study-years.ts'
import { academicYear } from '#platform/text/dates.ts'
import { formatNumber, formatPercent } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import styles from './page.module.css'

/** A line of averages as shares of their scales, from two years on; the table below has the numbers. */
export function GradeLine({ years }: { years: readonly StudyYear[] }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const graded = new Map(
    years.flatMap(({ year, gpa, gpaScale }) => (gpa === null || gpaScale === null ? [] : [[year, { gpa, gpaScale }]])),
  )
  const first = Math.min(...graded.keys())
  const last = Math.max(...graded.keys())
  if (graded.size < 2) return null
  const points = Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at
    const grade = graded.get(year)
    const words = grade ? `${formatNumber(grade.gpa, language)} / ${grade.gpaScale}` : '–'
    return {
      name: academicYear(year),
      values: [grade ? grade.gpa / grade.gpaScale : null],
      words: `${academicYear(year)}: ${words}`,
    }
  })
  return (
    <div className={styles.grades}>
      <LineChart
        label={t('study.table')}
        series={[{ key: 'gpa', name: t('study.gpa'), look: 'one' }]}
        points={points}
        height={150}
        scale={[0, 0.5, 1]}
        tickText={(share) => formatPercent(share, language)}
      />
    </div>
  )
}
