import { useSearchParams } from 'react-router'
import { listOpportunities } from '#contract/opportunities.ts'
import { opportunityAddress } from '#platform/text/public-addresses.ts'
import type { PageHandle } from '../../page/page-handle.ts'
import { query } from '../../queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { OffersPage } from '../offers-page.tsx'
import { pagedSearchKeys, pageInput, readPagedSearch } from '../paged-search.ts'
import { useUntilText } from './use-until-text.ts'

export const handle: PageHandle = {
  document: { seconds: 60, tags: ['opportunities', 'companies'], reads: pagedSearchKeys },
}

const opportunitiesQuery = (search: URLSearchParams) => query(listOpportunities, pageInput(readPagedSearch(search)))

export const queries: PageQueries = ({ search }) => [opportunitiesQuery(search)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function OpportunitiesPage() {
  const t = useTexts('opportunities')
  const untilText = useUntilText()
  const [search] = useSearchParams()
  const { items, total, searchedFor } = useAnswer(opportunitiesQuery(search))
  return (
    <OffersPage
      path="/opportunities"
      paged={readPagedSearch(search)}
      total={total}
      searchedFor={searchedFor}
      offers={items.map((item) => ({ ...item, to: opportunityAddress(item), note: untilText(item.endsAt) }))}
      title={t('title')}
      lead={t('lead')}
      empty={<EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>}
    />
  )
}
