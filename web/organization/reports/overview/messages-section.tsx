import { messagesSection } from '#platform/text/reports/messages-section.ts'
import type { Part } from '#platform/text/reports/overview-part.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** The delivery of messages by e-mail and SMS. */
export function MessagesSection({ messages }: { messages: Part<'messages'> }) {
  const section = messagesSection(useReportWords(), messages)
  return (
    <ReportSection of={section} isHalf acts={<PartExcel about={section.about} part="messages" />}>
      <BarChart label={section.title} bars={section.bars} />
    </ReportSection>
  )
}
