import type { BoxOfChart } from '#platform/charts/box-drawing.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

const weeksShown = 8

/** Box plots of the time until a decision: a box spans the middle half. */
export function decisionsSection({ t, said }: ReportWords, decisions: Part<'decisions'>) {
  const rows = [
    { key: 'all', name: t('reports.decisions.all'), ...decisions },
    ...decisions.weeks
      .toReversed()
      .map((week) => ({ key: week.week, name: t('reports.week', { day: said.day(week.week) }), ...week })),
  ].filter(({ median }) => median !== null)
  const lasting = (hours: number | null) => (hours === null ? '–' : said.duration(hours))
  const boxes: BoxOfChart[] = rows.slice(0, weeksShown + 1).map(({ key, name, count, lower, median, upper }) => ({
    key,
    name,
    spread: [(lower ?? 0) / 24, (median ?? 0) / 24, (upper ?? 0) / 24],
    text: lasting(median),
    words: `${name}\n${t('reports.decisions.spread', { median: lasting(median), lower: lasting(lower), upper: lasting(upper), count })}`,
  }))
  return {
    boxes,
    tickText: said.days,
    ...tableOf<Omit<(typeof rows)[number], 'weeks'>>({
      about: t('reports.decisions'),
      title: t('reports.decisions.title', { duration: said.duration(decisions.median ?? 0) }),
      note: t('reports.decisions.note'),
      rows,
      rowKey: ({ key }) => key,
      columns: [
        { key: 'when', header: t('reports.decisions.when'), cell: ({ name }) => name },
        { key: 'count', header: t('reports.decisions.count'), align: 'end', cell: ({ count }) => said.number(count) },
        { key: 'lower', header: t('reports.decisions.lower'), align: 'end', cell: ({ lower }) => lasting(lower) },
        { key: 'median', header: t('reports.decisions.median'), align: 'end', cell: ({ median }) => lasting(median) },
        { key: 'upper', header: t('reports.decisions.upper'), align: 'end', cell: ({ upper }) => lasting(upper) },
      ],
    }),
  }
}
