import type { ReactNode } from 'react'
import { type Grouped, groupedSection } from '#platform/text/reports/grouped-section.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ReportSection } from './report-section.tsx'
import { useReportWords } from './use-report-words.ts'

/** A grouped report: groups of time as a line, others as bars. */
export function GroupedReport({ acts, ...grouped }: Grouped & { readonly acts?: ReactNode }) {
  const words = useReportWords()
  const { t } = words
  const { total, groups, approximate } = grouped.report
  if (total === 0 && approximate) return <EmptyState drawing="search" title={t('reports.approximate.none')} />
  if (total === 0)
    return (
      <EmptyState drawing="search" title={t('reports.nobody')}>
        {t('reports.nobody.detail')}
      </EmptyState>
    )
  if (total === null || groups.length === 0)
    return (
      <EmptyState drawing="search" title={total === null ? t('reports.tooFew') : t('reports.allHidden')}>
        {t('reports.hidden.note')}
      </EmptyState>
    )
  const section = groupedSection(words, total, grouped)
  const { title, series, bars, lines } = section
  return (
    <ReportSection of={section} acts={acts}>
      {lines ? <LineChart label={title} {...lines} /> : <BarChart label={title} series={series} bars={bars} />}
    </ReportSection>
  )
}
