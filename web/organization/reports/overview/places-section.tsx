import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ReportSection } from '../report-section.tsx'
import { useSaid } from '../use-said.ts'
import { GroupExcel } from './group-excel.tsx'
import type { Part } from './overview-of.ts'

const shown = 10

interface PlacesSectionProps {
  readonly kind: 'provinces' | 'universities'
  readonly places: Part<'places'>['provinces']
}

/** Where applicants come from, ranked; how many of them were approved stands in the table and with each bar. */
export function PlacesSection({ kind, places }: PlacesSectionProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const total = places.reduce((sum, { count }) => sum + count, 0)
  const [first] = places
  const title = t('reports.places.title', {
    name: first?.name ?? '',
    share: said.share(first?.count ?? 0, total),
  })
  return (
    <ReportSection
      about={t('reports.places', { kind })}
      title={title}
      note={places.length > shown ? t('reports.places.note', { shown, total: places.length }) : undefined}
      isHalf
      acts={<GroupExcel about={t('reports.places', { kind })} group={kind === 'provinces' ? 'city' : 'university'} />}
      rows={places}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'name', header: t('reports.places.one', { kind }), cell: ({ name }) => name },
        { key: 'count', header: t('reports.count'), align: 'end', cell: ({ count }) => said.number(count) },
        { key: 'share', header: t('reports.share'), align: 'end', cell: ({ count }) => said.share(count, total) },
        { key: 'approved', header: t('reports.approved'), align: 'end', cell: ({ approved }) => said.number(approved) },
      ]}
    >
      <BarChart
        label={title}
        bars={places.slice(0, shown).map(({ id, name, count, approved }) => ({
          key: String(id),
          name,
          value: count,
          text: said.number(count),
          words: `${name}: ${said.number(count)} (${said.share(count, total)})\n${t('reports.approved')}: ${said.number(approved)}`,
        }))}
      />
    </ReportSection>
  )
}
