import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import styles from '../../desk/list/list.module.css'
import { participantStatuses } from '../participant-statuses.ts'
import { type ListSearch, listAddress } from './list-search.ts'

interface StatusTabsProps {
  readonly now: ListSearch
  readonly counts: Readonly<Record<string, number>>
  readonly isExact: boolean
}

/** Tabs with the number of participants in each status, with the other filters applied. */
export function StatusTabs({ now, counts, isExact }: StatusTabsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const worded = (count: number) =>
    isExact ? formatNumber(count, language) : t('list.atLeast', { count: formatNumber(count, language) })
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('list.statuses')}
        tabs={[
          {
            to: listAddress(now, { status: undefined }),
            label: t('ui.all'),
            count: worded(all),
            current: now.status === undefined,
          },
          ...participantStatuses.map((status) => ({
            to: listAddress(now, { status: [status] }),
            label: t('participants.status', { status }),
            count: worded(counts[status] ?? 0),
            dim: isExact && (counts[status] ?? 0) === 0,
            current: now.status?.length === 1 && now.status[0] === status,
          })),
        ]}
      />
    </div>
  )
}
