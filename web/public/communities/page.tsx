import { useSearchParams } from 'react-router'
import { listCommunities } from '#contract/communities/communities.ts'
import { communityAddress } from '#platform/text/public-addresses.ts'
import type { PageHandle } from '../../page/page-handle.ts'
import { query } from '../../queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { OffersPage } from '../offers-page.tsx'
import { pagedSearchKeys, pageInput, readPagedSearch } from '../paged-search.ts'

export const handle: PageHandle = {
  document: { seconds: 60, tags: ['communities', 'companies'], reads: pagedSearchKeys },
}

const communitiesQuery = (search: URLSearchParams) => query(listCommunities, pageInput(readPagedSearch(search)))

export const queries: PageQueries = ({ search }) => [communitiesQuery(search)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function CommunitiesPage() {
  const t = useTexts('org_communities')
  const [search] = useSearchParams()
  const { items, total, searchedFor } = useAnswer(communitiesQuery(search))
  const offers = items.map(({ name, members, joinRule: _, ...item }) => ({
    ...item,
    title: name,
    to: communityAddress({ name, communityNumber: item.communityNumber }),
    note: t('members', { count: members }),
  }))
  return (
    <OffersPage
      path="/communities"
      paged={readPagedSearch(search)}
      total={total}
      searchedFor={searchedFor}
      offers={offers}
      title={t('title')}
      lead={t('lead')}
      empty={<EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>}
    />
  )
}
