import type { BarOfChart } from '#platform/charts/bar-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const shown = 10

export type PlacesKind = 'provinces' | 'universities'

/** The places that applicants come from, ranked; approvals are in the table and in each bar's label. */
export function placesSection({ t, said }: ReportWords, kind: PlacesKind, { total, [kind]: places }: Part<'places'>) {
  const [first] = places
  const bars: BarOfChart[] = places.slice(0, shown).map(({ id, name, count, approved }) => ({
    key: String(id),
    name,
    value: count,
    text: said.number(count),
    words: [
      `${name}: ${said.number(count)} (${said.share(count, total)})`,
      ...(approved === null ? [] : [`${t('reports.approved')}: ${said.number(approved)}`]),
    ].join('\n'),
  }))
  return {
    bars,
    ...tableOf<(typeof places)[number]>({
      about: t('reports.places', { kind }),
      title: t('reports.places.title', { name: first?.name ?? '', share: said.share(first?.count ?? 0, total) }),
      note: [
        t('reports.share.of', { of: 'applications', count: total }),
        ...(places.length > shown ? [t('reports.places.note', { shown, total: places.length })] : []),
      ].join(' '),
      rows: places,
      rowKey: ({ id }) => String(id),
      columns: [
        { key: 'name', header: t('reports.places.one', { kind }), cell: ({ name }) => name },
        { key: 'count', header: t('reports.count'), align: 'end', cell: ({ count }) => said.number(count) },
        { key: 'share', header: t('reports.share'), align: 'end', cell: ({ count }) => said.share(count, total) },
        ...(places.some(({ approved }) => approved !== null)
          ? [
              {
                key: 'approved',
                header: t('reports.approved'),
                align: 'end' as const,
                cell: ({ approved }: (typeof places)[number]) => (approved === null ? '–' : said.number(approved)),
              },
            ]
          : []),
      ],
    }),
  }
}
