import type { ReactNode } from 'react'
import { comparedCounts } from '#contract/reports/compared-counts.ts'
import type { ApplicationReport, ParticipantReport } from '#contract/reports/reports.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { LineChart } from '#web/ui/charts/line-chart.tsx'
import type { Series } from '#web/ui/charts/series.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { participantStatuses } from '../participants/participant-statuses.ts'
import { statuses } from '../review/list/filters/filter-facts.ts'
import { ReportSection } from './report-section.tsx'
import { useGroupName } from './use-group-name.ts'
import { useSaid } from './use-said.ts'

type Report = ApplicationReport | ParticipantReport

interface GroupedReportProps {
  readonly of: 'applications' | 'participants'
  readonly group: string
  readonly report: Report
  /** The name of what it is compared with */
  readonly other: string
  /** Those that are filtered by; all of them if none */
  readonly status?: readonly string[] | undefined
  readonly acts?: ReactNode
}

const barsShown = 20

/** A report in groups: over time as a line, everything else as bars; all groups with their statuses in the table. */
export function GroupedReport(props: GroupedReportProps) {
  const { of, group, report, other } = props
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const nameOf = useGroupName(of, group)
  const { total, groups, rest, hidden, overlaps, comparison } = report
  const title = useFinding({ of, group, report })
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
  const was = comparedCounts(group, report)
  const before = (key: string | null) => {
    const count = was.get(key) ?? null
    return count === null ? '–' : said.number(count)
  }
  const shownStatuses = statusesOf(props, groups)
  const notes = [
    ...(groups.length > barsShown && !isTime(group)
      ? [t('reports.shownOf', { shown: barsShown, total: groups.length })]
      : []),
    ...(rest ? [t('reports.rest', { groups: rest.groups, count: rest.count })] : []),
    ...(hidden ? [t('reports.groupsHidden', { groups: hidden.groups })] : []),
    ...(overlaps ? [t('reports.overlaps')] : []),
  ]
  const series: Series[] = [
    { key: 'now', name: t('reports.now'), look: 'one' },
    ...(comparison ? [{ key: 'was', name: other, look: 'four' as const }] : []),
  ]
  return (
    <ReportSection
      about={t('reports.by', { by: group })}
      title={title}
      note={notes.length > 0 ? notes.join(' ') : undefined}
      acts={props.acts}
      rows={groups}
      rowKey={({ key }) => key ?? ''}
      columns={[
        { key: 'name', header: t('reports.by', { by: group }), cell: nameOf },
        {
          key: 'count',
          header: of === 'applications' ? t('reports.count') : t('participants.one'),
          align: 'end',
          cell: ({ count }) => said.number(count),
        },
        { key: 'share', header: t('reports.share'), align: 'end', cell: ({ count }) => said.share(count, total) },
        ...(comparison
          ? [
              {
                key: 'was',
                header: other,
                align: 'end' as const,
                cell: ({ key }: { key: string | null }) => before(key),
              },
            ]
          : []),
        ...shownStatuses.map((status) => ({
          key: status,
          header: of === 'applications' ? t('status', { status }) : t('participants.status', { status }),
          align: 'end' as const,
          cell: ({ byStatus }: Report['groups'][number]) =>
            byStatus === null ? '–' : said.number((byStatus as Readonly<Record<string, number>>)[status] ?? 0),
        })),
      ]}
    >
      {isTime(group) ? (
        <LineChart
          label={title}
          series={series}
          points={groups.map((one) => ({
            name: nameOf(one, true),
            // Other days are laid under these from their first day on.
            values: [one.count, ...(comparison ? [was.get(one.key) ?? null] : [])],
            words: `${nameOf(one)}: ${said.number(one.count)}`,
          }))}
        />
      ) : (
        <BarChart
          label={title}
          series={series}
          bars={groups.slice(0, barsShown).map((one) => ({
            key: one.key ?? '',
            name: nameOf(one),
            value: one.count,
            text: `${said.number(one.count)} · ${said.share(one.count, total)}`,
            ...(comparison && { before: was.get(one.key) ?? undefined }),
            words: [
              `${nameOf(one)}: ${said.number(one.count)} (${said.share(one.count, total)})`,
              ...(comparison ? [`${other}: ${before(one.key)}`] : []),
            ].join('\n'),
          }))}
        />
      )}
    </ReportSection>
  )
}

/** The statuses that somebody has, in the order of a review. */
function statusesOf({ of, status }: GroupedReportProps, groups: Report['groups']): readonly string[] {
  const there = new Set(groups.flatMap(({ byStatus }) => Object.keys(byStatus ?? {})))
  const all: readonly string[] = of === 'applications' ? statuses : participantStatuses
  return all.filter((one) => there.has(one) && (status?.includes(one) ?? true))
}

const isTime = (group: string) => group === 'day' || group === 'week' || group === 'month'

function useFinding({
  of,
  group,
  report: { total, groups },
}: Pick<GroupedReportProps, 'of' | 'group' | 'report'>): string {
  const t = useTexts('org_candidate_list_and_detail')
  const said = useSaid()
  const nameOf = useGroupName(of, group)
  const known = groups.filter(({ key }) => key !== null)
  const best = known.reduce<Report['groups'][number] | undefined>(
    (most, one) => (most === undefined || one.count > most.count ? one : most),
    undefined,
  )
  if (!best || total === null) return t('reports.unknownOnly')
  return isTime(group)
    ? t('reports.busiest', { name: nameOf(best), count: best.count, of })
    : t('reports.first', { name: nameOf(best), share: said.share(best.count, total) })
}
