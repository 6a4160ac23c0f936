import { useSearchParams } from 'react-router'
import { listCompanies } from '#contract/listings/listings.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { ListedHead } from '../../page/listed-head.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { useLanguage, usePlace } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import list from '../lists/list-page.module.css'
import { SearchedFor } from '../searched-for.tsx'
import { breadcrumbs, itemList } from '../structured-data/lists.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { CompanyCards } from './company-cards.tsx'
import { CompanyFilterRow } from './company-filter-row.tsx'
import {
  companiesAddress,
  companiesInput,
  companyFilterKeys,
  companyPageSize,
  isNarrowed,
  readCompanyFilters,
} from './company-filters.ts'

export const handle: PageHandle = {
  document: { seconds: 60, tags: ['companies', 'listings'], reads: companyFilterKeys },
}

const companiesQuery = (search: URLSearchParams) => query(listCompanies, companiesInput(readCompanyFilters(search)))

export const queries: PageQueries = ({ search }) => [companiesQuery(search)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function OrganizationsPage() {
  const t = useTexts('organizations')
  const language = useLanguage()
  const site = usePlace()
  const [search] = useSearchParams()
  const filters = readCompanyFilters(search)
  const { items, total, searchedFor, types, cities } = useAnswer(companiesQuery(search))
  const pages = Math.min(500, Math.ceil(total / companyPageSize))
  const to = (page: number) => companiesAddress({ ...filters, page })
  const trail = [
    { name: 'Köprü', address: '/' },
    { name: t('title'), address: '/organizations' },
  ]
  return (
    <Container className={list.page} data-swap="organizations">
      <ListedHead
        title={`${t('title')}${filters.page > 1 ? ` · ${t('lists.page', { page: filters.page })}` : ''} · Köprü`}
        description={t('description')}
        address={companiesAddress({ ...filters, sort: 'openForms' })}
        unlisted={isNarrowed(filters) || filters.sort !== 'openForms'}
        picture={{ of: { page: 'organizations' }, alt: t('title') }}
        previous={filters.page > 1 && filters.page <= pages ? to(filters.page - 1) : undefined}
        next={filters.page < pages ? to(filters.page + 1) : undefined}
      />
      <StructuredData
        things={[
          breadcrumbs(trail, site),
          itemList(
            items.map((company) => ({ name: company.name, address: companyAddress(company) })),
            site,
            (filters.page - 1) * companyPageSize + 1,
          ),
        ]}
      />
      <header className={list.head}>
        <h1>{t('title')}</h1>
        <p className={list.count} role="status">
          {t('count', { count: total, number: formatNumber(total, language) })}
        </p>
      </header>
      <CompanyFilterRow filters={filters} types={types} cities={cities} />
      <SearchedFor search={filters.search} instead={searchedFor} />
      {items.length > 0 ? (
        <CompanyCards companies={items} heading="h2" />
      ) : (
        <EmptyState
          drawing="search"
          title={t('empty')}
          action={<ButtonLink to="/organizations">{t('empty.all')}</ButtonLink>}
        >
          {filters.search && t('empty.hint')}
        </EmptyState>
      )}
      <Pagination page={filters.page} pages={pages} to={to} />
    </Container>
  )
}
