import { fitSection } from '#platform/text/reports/fit-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import styles from '../reports.module.css'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** How many applicants meet the conditions, and which conditions the others miss. */
export function FitSection({ fit }: { fit: Part<'fit'> }) {
  const section = fitSection(useReportWords(), fit)
  if (!section) return null
  const { about, title, bars, missed } = section
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={about} part="fit" />}>
      <BarChart label={title} bars={bars} />
      {missed.bars.length > 0 && (
        <div className={styles.part}>
          <h3>{missed.about}</h3>
          <BarChart label={missed.about} bars={missed.bars} />
        </div>
      )}
    </ReportSection>
  )
}
