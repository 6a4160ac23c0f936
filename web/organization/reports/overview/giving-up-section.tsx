import { givingUpSection } from '#platform/text/reports/giving-up-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import styles from '../reports.module.css'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** Where unfinished drafts stopped: by step, and by the last answered question. */
export function GivingUpSection({ givingUp }: { givingUp: Part<'givingUp'> }) {
  const section = givingUpSection(useReportWords(), givingUp)
  const { about, title, steps, questions } = section
  return (
    <ReportSection of={section} acts={<PartExcel about={about} part="givingUp" />}>
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3>{steps.about}</h3>
          <BarChart label={title} bars={steps.bars} />
        </div>
        {questions.bars.length > 0 && (
          <div className={styles.part}>
            <h3>{questions.about}</h3>
            <BarChart label={questions.about} bars={questions.bars} />
          </div>
        )}
      </div>
    </ReportSection>
  )
}
