import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { View } from '#contract/review/views.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { statuses } from '../../desk/list/filter-facts.ts'
import styles from '../../desk/list/list.module.css'
import { type ListSearch, listAddress, listSearchOf } from '../../desk/list/list-search.ts'
import type { Counted } from './table/use-counted.ts'
import { ViewLinks } from './views/view-links.tsx'
import { isShown } from './views/view-search.ts'
import kept from './views/views.module.css'

interface StatusTabsProps {
  readonly formId: string
  readonly now: ListSearch
  readonly counted: Counted
  readonly views: readonly View[]
}

const wholeList = listAddress(listSearchOf(new URLSearchParams()), {})
const loadViews = () => import('./views/views-dialog.tsx')

/**
 * The saved views, and below them tabs with the number of applications in each status, with the other filters applied;
 * a lower bound until all are counted.
 */
export function StatusTabs({ formId, now, counted: { counts, total, isExact }, views }: StatusTabsProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [isSaving, setSaving] = useState(false)
  // Withdrawn applications are not counted here; they have a tab of their own.
  const all = statuses.reduce((sum, status) => sum + (status === 'Withdrawn' ? 0 : (counts[status] ?? 0)), 0)
  const shown = views.find((view) => isShown(view, now))
  const keep = (
    <Button size="small" variant="quiet" icon={<Plus />} aria-haspopup="dialog" onClick={() => setSaving(true)}>
      {t('saved.add')}
    </Button>
  )
  return (
    <div className={styles.places}>
      {views.length > 0 && (
        <div className={kept.row}>
          <ViewLinks
            formId={formId}
            views={views}
            now={now}
            total={isExact ? total : undefined}
            onChange={() => setSaving(true)}
          />
          {keep}
        </div>
      )}
      <div className={styles.tabs}>
        <Tabs
          label={t('list.statuses')}
          tabs={[
            {
              // With a view chosen this tab leaves the view; the number of all is not counted then.
              to: shown ? wholeList : listAddress(now, { status: undefined }),
              label: t('ui.all'),
              ...(!shown && {
                count: isExact
                  ? formatNumber(all, language)
                  : t('list.atLeast', { count: formatNumber(all, language) }),
              }),
              current: !shown && now.status === undefined,
            },
            ...statuses.map((status) => ({
              to: listAddress(now, { status: [status] }),
              label: t('status', { status }),
              ...(isExact && { count: formatNumber(counts[status] ?? 0, language) }),
              dim: isExact && (counts[status] ?? 0) === 0,
              waiting: status === 'Submitted' && (counts[status] ?? 0) > 0,
              current: !shown && now.status?.length === 1 && now.status[0] === status,
            })),
          ]}
        />
        {views.length === 0 && keep}
      </div>
      {isSaving && (
        <Lazy load={loadViews}>
          {({ ViewsDialog }) => (
            <ViewsDialog formId={formId} now={now} views={views} onClose={() => setSaving(false)} />
          )}
        </Lazy>
      )}
    </div>
  )
}
