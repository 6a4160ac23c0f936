import { daysSection } from '#platform/text/reports/days-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

interface DaysSectionProps {
  readonly days: Part<'days'>
  readonly before: Part<'days'> | undefined
  readonly other: string
}

/** Started and submitted applications by day; a comparison is aligned at its first day. */
export function DaysSection(props: DaysSectionProps) {
  const section = daysSection(useReportWords(), props)
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={section.about} part="days" />}>
      <LineChart label={section.title} {...section.chart} />
    </ReportSection>
  )
}
