import { decisionsSection } from '#platform/text/reports/decisions-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { BoxChart } from '#web/ui/charts/box-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** Box plots of the time until a decision: a box spans the middle half. */
export function DecisionsSection({ decisions }: { decisions: Part<'decisions'> }) {
  const section = decisionsSection(useReportWords(), decisions)
  const { about, title, boxes, tickText } = section
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={about} part="decisions" />}>
      <BoxChart label={title} boxes={boxes} tickText={tickText} />
    </ReportSection>
  )
}
