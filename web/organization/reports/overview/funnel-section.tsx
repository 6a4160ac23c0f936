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

/** The way of an application: how many came to each step, and how many of those before. */
export function FunnelSection(props: FunnelSectionProps) {
  const section = funnelSection(useReportWords(), props)
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={section.about} part="funnel" />}>
      <FunnelChart label={section.title} steps={section.steps} />
    </ReportSection>
  )
}
