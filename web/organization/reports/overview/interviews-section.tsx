import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useSaid } from '../use-said.ts'
import type { Part } from './overview-of.ts'
import { PartExcel } from './part-excel.tsx'

const outcomes = [
  ['kept', 'one'],
  ['missed', 'three'],
  ['planned', 'two'],
  ['awaited', 'four'],
  ['declined', 'four'],
  ['cancelled', 'four'],
] as const

/** What became of the invitations to interviews. */
export function InterviewsSection({ interviews }: { interviews: Part<'interviews'> }) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const held = interviews.kept + interviews.missed
  const title =
    held > 0
      ? t('reports.interviews.title', { share: said.share(interviews.kept, held), missed: interviews.missed })
      : t('reports.interviews.ahead', { count: interviews.invited, planned: said.number(interviews.planned) })
  const rows = outcomes.flatMap(([outcome, look]) =>
    interviews[outcome] > 0
      ? [{ outcome, look, name: t('reports.interviews.outcome', { outcome }), count: interviews[outcome] }]
      : [],
  )
  return (
    <ReportSection
      about={t('reports.interviews')}
      title={title}
      acts={<PartExcel about={t('reports.interviews')} part="interviews" />}
      note={t('reports.interviews.note', { count: interviews.invited })}
      isHalf
      rows={rows}
      rowKey={({ outcome }) => outcome}
      columns={[
        { key: 'outcome', header: t('label.state'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.interviews.count'), align: 'end', cell: ({ count }) => said.number(count) },
        {
          key: 'share',
          header: t('reports.share'),
          align: 'end',
          cell: ({ count }) => said.share(count, interviews.invited),
        },
      ]}
    >
      <BarChart
        label={title}
        bars={rows.map(({ outcome, look, name, count }) => ({
          key: outcome,
          name,
          value: count,
          text: `${said.number(count)} · ${said.share(count, interviews.invited)}`,
          look,
        }))}
      />
    </ReportSection>
  )
}
