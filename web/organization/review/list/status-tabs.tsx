import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { statuses } from './filters/filter-facts.ts'
import { type ListSearch, listAddress } from './list-search.ts'
import type { Counted } from './table/use-counted.ts'

/**
 * Tabs with the number of applications in each status, under the other filters; at least that many, until all are
 * counted.
 */
export function StatusTabs({ now, counted: { counts, isExact } }: { now: ListSearch; counted: Counted }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  // Withdrawn applications do not count; they have a tab of their own.
  const all = statuses.reduce((sum, status) => sum + (status === 'Withdrawn' ? 0 : (counts[status] ?? 0)), 0)
  return (
    <Tabs
      label={t('list.statuses')}
      tabs={[
        {
          to: listAddress(now, { status: undefined }),
          label: t('ui.all'),
          count: isExact ? formatNumber(all, language) : t('list.atLeast', { count: formatNumber(all, language) }),
          current: now.status === undefined,
        },
        ...statuses.map((status) => ({
          to: listAddress(now, { status: [status] }),
          label: t('status', { status }),
          ...(isExact && { count: formatNumber(counts[status] ?? 0, language) }),
          dim: isExact && (counts[status] ?? 0) === 0,
          waiting: status === 'Submitted' && (counts[status] ?? 0) > 0,
          current: now.status?.length === 1 && now.status[0] === status,
        })),
      ]}
    />
  )
}
