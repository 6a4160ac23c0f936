import { interviewsSection } from '#platform/text/reports/interviews-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** The outcomes of invitations to interviews. */
export function InterviewsSection({ interviews }: { interviews: Part<'interviews'> }) {
  const section = interviewsSection(useReportWords(), interviews)
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={section.about} part="interviews" />}>
      <BarChart label={section.title} bars={section.bars} />
    </ReportSection>
  )
}
