import type { Part } from '#platform/text/reports/overview-part.ts'
import { currenciesOf, paymentsSection } from '#platform/text/reports/payments-section.ts'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useReportWords } from '../use-report-words.ts'
import { PartExcel } from './part-excel.tsx'

/** Paid and due sums by month; a chart for each currency. */
export function PaymentsSection({ payments }: { payments: Part<'payments'> }) {
  const words = useReportWords()
  return currenciesOf(payments).map((currency) => {
    const section = paymentsSection(words, currency, payments)
    const { about, title, chart, tickText } = section
    return (
      <ReportSection key={currency} of={section} isHalf acts={<PartExcel about={about} part="payments" />}>
        <ColumnChart label={title} {...chart} tickText={tickText} />
      </ReportSection>
    )
  })
}
