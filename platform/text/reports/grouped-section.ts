import { comparedCounts } from '#contract/reports/compared-counts.ts'
import type { ApplicationReport, ParticipantReport } from '#contract/reports/reports.ts'
import type { BarOfChart } from '#platform/charts/bar-drawing.ts'
import type { Series } from '#platform/charts/drawing.ts'
import type { LinesOfChart } from '#platform/charts/line-drawing.ts'
import { groupNameIn } from './group-name.ts'
import { type ReportKind, type ReportWords, statusName, tableOf } from './report-words.ts'

type Report = ApplicationReport | ParticipantReport
type Group = Report['groups'][number]

export interface Grouped {
  readonly of: ReportKind
  readonly group: string
  readonly report: Report
  /** The name of the comparison */
  readonly other: string
  /** In the order of a review, without empty ones */
  readonly statuses: readonly string[]
}

const barsShown = 20

/** A grouped report: groups of time as a line, others as bars; the table has all groups with their statuses. */
export function groupedSection(words: ReportWords, total: number, grouped: Grouped) {
  const { t, said } = words
  const { of, group, report, other } = grouped
  const { groups, comparison } = report
  const nameOf = groupNameIn(words, of, group)
  const was = comparedCounts(group, report)
  const before = (key: string | null) => {
    const count = was.get(key) ?? null
    return count === null ? '–' : said.number(count)
  }
  const series: Series[] = [
    { key: 'now', name: t('reports.now'), look: 'one' },
    ...(comparison ? [{ key: 'was', name: other, look: 'four' as const }] : []),
  ]
  const lines: LinesOfChart | undefined = isTime(group)
    ? {
        series,
        points: groups.map((one) => ({
          name: nameOf(one, true),
          // A comparison is aligned at its first day.
          values: [one.count, ...(comparison ? [was.get(one.key) ?? null] : [])],
          words: `${nameOf(one)}: ${said.number(one.count)}`,
        })),
      }
    : undefined
  const bars: BarOfChart[] = groups.slice(0, barsShown).map((one) => ({
    key: one.key ?? '',
    name: nameOf(one),
    value: one.count,
    text: `${said.number(one.count)} · ${said.share(one.count, total)}`,
    ...(comparison && { before: was.get(one.key) ?? undefined }),
    words: [
      `${nameOf(one)}: ${said.number(one.count)} (${said.share(one.count, total)})`,
      ...(comparison ? [`${other}: ${before(one.key)}`] : []),
    ].join('\n'),
  }))
  return {
    series,
    lines,
    bars,
    ...tableOf<Group>({
      about: t('reports.by', { by: group }),
      title: findingOf(words, total, grouped),
      note: noteOf(words, grouped),
      rows: groups,
      rowKey: ({ key }) => key ?? '',
      columns: [
        { key: 'name', header: t('reports.by', { by: group }), cell: (one) => nameOf(one) },
        {
          key: 'count',
          header: of === 'applications' ? t('reports.count') : t('participants.one', { who: 'participants' }),
          align: 'end',
          cell: ({ count }) => said.number(count),
        },
        { key: 'share', header: t('reports.share'), align: 'end', cell: ({ count }) => said.share(count, total) },
        ...(comparison
          ? [{ key: 'was', header: other, align: 'end' as const, cell: ({ key }: Group) => before(key) }]
          : []),
        ...shownStatuses(grouped).map((status) => ({
          key: status,
          header: statusName(words, of, status),
          align: 'end' as const,
          cell: ({ byStatus }: Group) =>
            byStatus === null ? '–' : said.number((byStatus as Readonly<Record<string, number>>)[status] ?? 0),
        })),
      ],
    }),
  }
}

function noteOf({ t }: ReportWords, { group, of, report: { total, groups, rest, hidden, overlaps } }: Grouped) {
  const notes = [
    ...(total === null || isTime(group) ? [] : [t('reports.share.of', { of, count: total })]),
    ...(groups.length > barsShown && !isTime(group)
      ? [t('reports.shownOf', { shown: barsShown, total: groups.length })]
      : []),
    ...(rest ? [t('reports.rest', { groups: rest.groups, count: rest.count })] : []),
    ...(hidden ? [t('reports.groupsHidden', { groups: hidden.groups })] : []),
    ...(overlaps ? [t('reports.overlaps')] : []),
  ]
  return notes.length > 0 ? notes.join(' ') : undefined
}

/** The statuses that occur. */
function shownStatuses({ statuses, report: { groups } }: Grouped): readonly string[] {
  const there = new Set(groups.flatMap(({ byStatus }) => Object.keys(byStatus ?? {})))
  return statuses.filter((one) => there.has(one))
}

const isTime = (group: string) => group === 'day' || group === 'week' || group === 'month'

function findingOf(words: ReportWords, total: number, { of, group, report: { groups } }: Grouped): string {
  const { t, said } = words
  const nameOf = groupNameIn(words, of, group)
  const known = groups.filter(({ key }) => key !== null)
  const best = known.reduce<Group | undefined>(
    (most, one) => (most === undefined || one.count > most.count ? one : most),
    undefined,
  )
  if (!best) return t('reports.unknownOnly')
  return isTime(group)
    ? t('reports.busiest', { name: nameOf(best), count: best.count, of })
    : t('reports.first', { name: nameOf(best), share: said.share(best.count, total) })
}
