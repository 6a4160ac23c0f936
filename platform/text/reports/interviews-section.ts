import type { BarOfChart } from '#platform/charts/bar-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const outcomes = [
  ['kept', 'one'],
  ['missed', 'three'],
  ['planned', 'two'],
  ['awaited', 'four'],
  ['declined', 'four'],
  ['cancelled', 'four'],
] as const

/** The outcomes of invitations to interviews. */
export function interviewsSection({ t, said }: ReportWords, interviews: Part<'interviews'>) {
  const { kept, missed, planned, invited } = interviews
  const held = kept + missed
  const rows = outcomes.flatMap(([outcome, look]) =>
    interviews[outcome] > 0
      ? [{ outcome, look, name: t('reports.interviews.outcome', { outcome }), count: interviews[outcome] }]
      : [],
  )
  const bars: BarOfChart[] = rows.map(({ outcome, look, name, count }) => ({
    key: outcome,
    name,
    value: count,
    text: `${said.number(count)} · ${said.share(count, invited)}`,
    look,
  }))
  return {
    bars,
    ...tableOf<(typeof rows)[number]>({
      about: t('reports.interviews'),
      title:
        held > 0
          ? t('reports.interviews.title', { share: said.share(kept, held), missed })
          : t('reports.interviews.ahead', { count: invited, planned: said.number(planned) }),
      note: t('reports.share.of', { of: 'invitations', count: invited }),
      rows,
      rowKey: ({ outcome }) => outcome,
      columns: [
        { key: 'outcome', header: t('label.state'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.interviews.count'), align: 'end', cell: ({ count }) => said.number(count) },
        { key: 'share', header: t('reports.share'), align: 'end', cell: ({ count }) => said.share(count, invited) },
      ],
    }),
  }
}
