import { useTexts } from '#web/texts/texts.tsx'
import { BoxChart } from '#web/ui/charts/box-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const weeksShown = 8

/** How long people wait for a decision: half of them between the ends of each box. */
export function DecisionsSection({ decisions }: { decisions: Part<'decisions'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const title = t('reports.decisions.title', { duration: said.duration(decisions.median ?? 0) })
  const rows = [
    { key: 'all', name: t('reports.decisions.all'), ...decisions },
    ...decisions.weeks
      .toReversed()
      .map((week) => ({ key: week.week, name: t('reports.week', { day: said.day(week.week) }), ...week })),
  ].filter(({ median }) => median !== null)
  const lasting = (hours: number | null) => (hours === null ? '–' : said.duration(hours))
  return (
    <ReportSection
      about={t('reports.decisions')}
      title={title}
      acts={<PartExcel about={t('reports.decisions')} part="decisions" />}
      note={t('reports.decisions.note')}
      isHalf
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'when', header: t('reports.decisions.when'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.decisions.count'), align: 'end', cell: ({ count }) => said.number(count) },
        { key: 'lower', header: t('reports.decisions.lower'), align: 'end', cell: ({ lower }) => lasting(lower) },
        { key: 'median', header: t('reports.decisions.median'), align: 'end', cell: ({ median }) => lasting(median) },
        { key: 'upper', header: t('reports.decisions.upper'), align: 'end', cell: ({ upper }) => lasting(upper) },
      ]}
    >
      <BoxChart
        label={title}
        tickText={(days) => t('reports.days', { count: said.number(days) })}
        boxes={rows.slice(0, weeksShown + 1).map(({ key, name, count, lower, median, upper }) => ({
          key,
          name,
          spread: [lower ?? 0, median ?? 0, upper ?? 0].map((hours) => hours / 24) as [number, number, number],
          text: lasting(median),
          words: `${name}\n${t('reports.decisions.spread', { median: lasting(median), lower: lasting(lower), upper: lasting(upper), count })}`,
        }))}
      />
    </ReportSection>
  )
}
