import type { LinesOfChart } from '#platform/charts/line-drawing.ts'
import { byTime } from './by-time.ts'
import type { Part } from './overview-part.ts'
import { type ReportWords, tableOf } from './report-words.ts'

interface Days {
  readonly days: Part<'days'>
  readonly before: Part<'days'> | undefined
  readonly other: string
}

/** Started and submitted applications by day; a comparison is aligned at its first day. */
export function daysSection(words: ReportWords, { days, before, other }: Days) {
  const { t, said } = words
  const { unit, points } = byTime(days)
  const was = before && byTime(before).points
  const named = (day: string) => (unit === 'day' ? said.day(day) : t('reports.week', { day: said.day(day) }))
  const chart: LinesOfChart = {
    height: 360,
    series: [
      { key: 'handedIn', name: t('reports.handedIn'), look: 'one' },
      { key: 'begun', name: t('reports.begun'), look: 'two' },
      ...(was ? [{ key: 'was', name: t('reports.handedIn.was', { other }), look: 'four' as const }] : []),
    ],
    points: points.map(({ day, begun, handedIn }, at) => ({
      name: said.shortDay(day),
      values: [handedIn, begun, ...(was ? [was[at]?.handedIn ?? null] : [])],
      words: [
        named(day),
        `${t('reports.handedIn')}: ${said.number(handedIn)}`,
        `${t('reports.begun')}: ${said.number(begun)}`,
        ...(was?.[at] ? [`${other}: ${said.number(was[at].handedIn)}`] : []),
      ].join('\n'),
    })),
  }
  return {
    chart,
    ...tableOf<(typeof points)[number]>({
      about: t('reports.days.about'),
      title: findingOf(words, days),
      note: unit === 'week' ? t('reports.byWeek') : undefined,
      rows: points.toReversed(),
      rowKey: ({ day }) => day,
      columns: [
        { key: 'day', header: t('reports.unit', { unit }), cell: ({ day }) => named(day) },
        { key: 'begun', header: t('reports.begun'), align: 'end', cell: ({ begun }) => said.number(begun) },
        { key: 'handedIn', header: t('reports.handedIn'), align: 'end', cell: ({ handedIn }) => said.number(handedIn) },
      ],
    }),
  }
}

/** A rush at the end if there is one, otherwise the busiest day. */
function findingOf({ t, said }: ReportWords, days: Part<'days'>): string {
  const total = days.reduce((sum, { handedIn }) => sum + handedIn, 0)
  if (total === 0) return t('reports.days.none')
  const late = days.slice(-2).reduce((sum, { handedIn }) => sum + handedIn, 0)
  if (days.length >= 7 && late / total >= 0.25) return t('reports.days.rush', { share: said.share(late, total) })
  const busiest = days.reduce((best, day) => (day.handedIn > best.handedIn ? day : best))
  return t('reports.days.busiest', { day: said.day(busiest.day), count: busiest.handedIn })
}
