import { funnelSection } from '#platform/text/reports/funnel-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { FunnelChart } from '#web/ui/charts/funnel-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

interface FunnelSectionProps {
  readonly funnel: Part<'funnel'>
  readonly before: Part<'funnel'> | undefined
  readonly other: string
}

/** The funnel of applications: the count of each step, and its share of the previous one. */
export function FunnelSection(props: FunnelSectionProps) {
  const section = funnelSection(useReportWords(), props)
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={section.about} part="funnel" />}>
      <FunnelChart label={section.title} steps={section.steps} />
    </ReportSection>
  )
}
