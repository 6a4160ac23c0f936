import { lastHoursSection } from '#platform/text/reports/last-hours-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** The last two days before a form closes, by hour. */
export function LastHoursSection({ lastHours }: { lastHours: Part<'lastHours'> }) {
  const section = lastHoursSection(useReportWords(), lastHours)
  if (!section) return null
  return (
    <ReportSection of={section} acts={<PartExcel about={section.about} part="lastHours" />}>
      <ColumnChart label={section.title} {...section.chart} />
    </ReportSection>
  )
}
