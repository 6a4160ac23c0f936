import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ListedHead } from '../page/listed-head.tsx'
import { usePlace } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/actions/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Container } from '../ui/layout/container.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import list from './lists/list-page.module.css'
import row from './lists/search-row.module.css'
import { OfferCards } from './offer-cards.tsx'
import { offersPerPage, type PagedSearch, pagedAddress } from './paged-search.ts'
import { SearchWords } from './search-words.tsx'
import { SearchedFor } from './searched-for.tsx'
import { breadcrumbs, itemList } from './structured-data/lists.ts'
import { StructuredData } from './structured-data/structured-data.tsx'

interface OffersPageProps {
  readonly path: '/opportunities' | '/communities'
  readonly paged: PagedSearch
  readonly total: number
  readonly searchedFor: string | null
  readonly offers: Parameters<typeof OfferCards>[0]['offers']
  readonly title: string
  readonly lead: string
  readonly empty: ReactNode
}

/** The list of opportunities, and that of communities. */
export function OffersPage({ path, paged, total, searchedFor, offers, title, lead, empty }: OffersPageProps) {
  const t = useTexts('public_lists')
  const site = usePlace()
  const pages = Math.min(500, Math.ceil(total / offersPerPage))
  const to = (page: number) => pagedAddress(path, { ...paged, page })
  const trail = [
    { name: 'Köprü', address: '/' },
    { name: title, address: path },
  ]
  return (
    <Container className={list.page} data-swap="offers">
      <ListedHead
        title={`${title} · Köprü`}
        description={lead}
        address={pagedAddress(path, paged)}
        unlisted={paged.search !== ''}
        picture={{ of: { page: path === '/communities' ? 'communities' : 'opportunities' }, alt: title }}
        previous={paged.page > 1 && paged.page <= pages ? to(paged.page - 1) : undefined}
        next={paged.page < pages ? to(paged.page + 1) : undefined}
      />
      <StructuredData
        things={[
          breadcrumbs(trail, site),
          itemList(
            offers.map((offer) => ({ name: offer.title, address: offer.to })),
            site,
          ),
        ]}
      />
      <header>
        <h1>{title}</h1>
        <p className={list.lead}>{lead}</p>
      </header>
      <search>
        <Form action={path} className={row.search} key={pagedAddress(path, paged)} data-auto-submit>
          <SearchWords label={t('search.words')} placeholder={t('search.words')} defaultValue={paged.search} />
        </Form>
      </search>
      <SearchedFor search={paged.search} instead={searchedFor} />
      {offers.length > 0 ? (
        <OfferCards offers={offers} />
      ) : paged.search ? (
        <EmptyState
          drawing="search"
          title={t('search.nothing', { search: paged.search })}
          action={<ButtonLink to={path}>{t('search.all')}</ButtonLink>}
        >
          {t('search.hint')}
        </EmptyState>
      ) : (
        empty
      )}
      <Pagination page={paged.page} pages={pages} to={to} />
    </Container>
  )
}
