import { loadSection } from '#platform/text/reports/load-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** The number of applications assigned to each member, and how many of them await a decision. */
export function LoadSection({ load }: { load: Part<'load'> }) {
  const section = loadSection(useReportWords(), load)
  const { about, title, series, bars } = section
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={about} part="load" />}>
      <BarChart label={title} series={series} bars={bars} />
    </ReportSection>
  )
}
