import { countAdvertisements, listAdvertisements, listCompanies } from '#contract/listings/listings.ts'
import { ListingList } from '../../listing/listing-list.tsx'
import { ListedHead } from '../../page/listed-head.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { useLanguage, usePlace } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CompanyCards } from '../organizations/company-cards.tsx'
import { webSite } from '../structured-data/lists.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Picked } from './picked.tsx'
import { TwoSides } from './two-sides.tsx'

export const handle: PageHandle = { document: { seconds: 60, tags: ['listings', 'companies'] } }

const counts = query(countAdvertisements, {})
const closing = query(listAdvertisements, { closesIn: 30, pageSize: 6 })
const newest = query(listAdvertisements, { sort: 'newest', pageSize: 6 })
const companies = query(listCompanies, { pageSize: 6 })

export const queries: PageQueries = () => [counts, closing, newest, companies]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function LandingPage() {
  const t = useTexts('landing')
  const language = useLanguage()
  const soon = useAnswer(closing).items
  const fresh = useAnswer(newest).items
  const listed = useAnswer(companies).items
  return (
    <>
      <ListedHead
        title={t('title')}
        description={t('description')}
        address="/"
        picture={{ of: { page: 'home' }, alt: t('title') }}
      />
      <StructuredData things={[webSite(usePlace(), language)]} />
      <Hero counts={useAnswer(counts)} />
      {soon.length > 0 && (
        <Picked title={t('closing.title')} more={{ to: '/search?closesIn=30', text: t('closing.more') }}>
          <ListingList listings={soon} showType heading="h3" columns />
        </Picked>
      )}
      {fresh.length > 0 && (
        <Picked title={t('newest.title')} more={{ to: '/search?sort=newest', text: t('newest.more') }}>
          <ListingList listings={fresh} showType heading="h3" columns />
        </Picked>
      )}
      {listed.length > 0 && (
        <Picked title={t('companies.title')} more={{ to: '/organizations', text: t('companies.more') }}>
          <CompanyCards companies={listed} heading="h3" />
        </Picked>
      )}
      <HowItWorks />
      <TwoSides />
    </>
  )
}
