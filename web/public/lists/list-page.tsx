import type { FormType } from '#contract/forms/form-content.ts'
import type { SharedPage } from '#contract/listings/share-pictures.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { listAddress } from '../../listing/list-type.ts'
import { ListingList } from '../../listing/listing-list.tsx'
import { ListedHead } from '../../page/listed-head.tsx'
import { useLanguage, usePlace } from '../../place.tsx'
import { useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { SearchedFor } from '../searched-for.tsx'
import { breadcrumbs, itemList } from '../structured-data/lists.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { Chips } from './chips.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterForm } from './filter-form.tsx'
import { type Filters, filtersAddress, isFiltered } from './filters.ts'
import styles from './list-page.module.css'
import { countsQuery, pageQuery, pageSize } from './list-queries.ts'
import { SearchRow } from './search-row.tsx'
import { useChips } from './use-chips.ts'

interface ListPageProps {
  readonly type: FormType | undefined
  readonly filters: Filters
}

interface ShownListProps extends ListPageProps {
  /** Typed names of cities and universities that were not found. */
  readonly unknown: readonly string[]
}

/** A list of published forms; all filters are in the address and can be removed one by one. */
export function ListPage({ type, filters, unknown }: ShownListProps) {
  const t = useTexts('public_lists')
  const language = useLanguage()
  const page = useAnswer(pageQuery(type, filters))
  const counts = useAnswer(countsQuery(type, filters))
  const chips = useChips(counts, filters, listAddress(type))
  const path = listAddress(type)
  const to = (number: number) => filtersAddress(path, { ...filters, page: number })
  const pages = Math.min(500, Math.ceil(page.total / pageSize))
  return (
    <Container className={styles.page} data-swap="list">
      <ListHead type={type} filters={filters} pages={pages} chips={chips} listings={page.items} />
      <header className={styles.head}>
        <h1>{t('list.title', { type: type ?? 'all' })}</h1>
        <p className={styles.count} role="status">
          {t(page.isMore ? 'list.countOrMore' : 'list.count', {
            count: page.total,
            number: formatNumber(page.total, language),
          })}
        </p>
      </header>
      <SearchRow type={type} path={path} filters={filters} />
      <Chips chips={chips} clear={path} />
      <div className={styles.columns}>
        <FilterForm type={type} filters={filters} counts={counts} path={path} total={page.total} />
        <section id="results" className={styles.results} aria-label={t('list.results')}>
          {unknown.length > 0 && (
            <Notice tone="warning">
              {t('list.unknown', { names: unknown.map((name) => `“${name}”`).join(', ') })}
            </Notice>
          )}
          <SearchedFor search={filters.search} instead={page.searchedFor} />
          {page.matchingAll !== null && (
            <Notice>
              {t('list.matchingAll', { search: page.searchedFor ?? filters.search, count: page.matchingAll })}
            </Notice>
          )}
          {page.items.length === 0 ? (
            <EmptyList type={type} filters={filters} total={page.total} />
          ) : (
            <ListingList listings={page.items} showType={type === undefined} />
          )}
          <Pagination page={filters.page} pages={pages} to={to} />
        </section>
      </div>
    </Container>
  )
}

const pageOfType = {
  scholarship: 'scholarships',
  program: 'programs',
  job: 'jobs',
  voluntary: 'voluntary',
  other: 'others',
} as const satisfies Record<FormType, SharedPage>

interface ListHeadProps extends ListPageProps {
  readonly pages: number
  readonly chips: ReturnType<typeof useChips>
  readonly listings: Parameters<typeof ListingList>[0]['listings']
}

function ListHead({ type, filters, pages, chips, listings }: ListHeadProps) {
  const t = useTexts('public_lists')
  const place = usePlace()
  const path = listAddress(type)
  const to = (number: number) => filtersAddress(path, { ...filters, page: number })
  const name = t('list.title', { type: type ?? 'all' })
  const about = chips.length > 0 ? `${name}: ${chips.map(({ label }) => label).join(', ')}` : name
  const number = filters.page > 1 ? ` · ${t('lists.page', { page: filters.page })}` : ''
  const items = listings.map((listing) => ({ name: listing.title, address: advertisementAddress(listing) }))
  return (
    <>
      <ListedHead
        title={`${about}${number} · Köprü`}
        description={t('list.description', { type: type ?? 'all' })}
        address={filtersAddress(path, { ...filters, sort: 'relevance' })}
        unlisted={isFiltered(filters) || filters.sort !== 'relevance'}
        picture={{ of: { page: type ? pageOfType[type] : 'search' }, alt: name }}
        previous={filters.page > 1 && filters.page <= pages ? to(filters.page - 1) : undefined}
        next={filters.page < pages ? to(filters.page + 1) : undefined}
      />
      <StructuredData
        things={[
          breadcrumbs(
            [
              { name: 'Köprü', address: '/' },
              { name, address: path },
            ],
            place,
          ),
          itemList(items, place, (filters.page - 1) * pageSize + 1),
        ]}
      />
    </>
  )
}
