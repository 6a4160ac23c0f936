import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { type ListSearch, listAddress, pageSize } from '../../desk/list/list-search.ts'

/** The empty state: no results, or a page number past the end. */
export function NothingHere({ now, total }: { now: ListSearch; total: number }) {
  const t = useTexts('org_candidate_list_and_detail')
  if (total > 0)
    return (
      <EmptyState
        title={t('list.beyond')}
        action={
          <ButtonLink to={listAddress(now, { page: Math.ceil(total / pageSize) })}>{t('list.lastPage')}</ButtonLink>
        }
      >
        {t('list.beyond.detail', { count: total })}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="search"
      title={t('list.notFound')}
      action={<ButtonLink to="?">{t('list.showAll')}</ButtonLink>}
    >
      {t('list.notFound.detail')}
    </EmptyState>
  )
}
