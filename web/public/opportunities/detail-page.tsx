import { useParams } from 'react-router'
import { readOpportunity } from '#contract/opportunities.ts'
import { opportunityAddress } from '#platform/text/public-addresses.ts'
import { TakeOpportunity } from '../../candidate/opportunities/take-opportunity.tsx'
import { ListedHead } from '../../page/listed-head.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { usePlace } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { chainedBrowserLoader, chainedServerLoader, type Then } from '../../queries/chained-loaders.ts'
import { type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { numberIn } from '../number-in.ts'
import { OfferDetail } from '../offer-detail.tsx'
import { breadcrumbs } from '../structured-data/lists.ts'
import { opportunity as opportunityData } from '../structured-data/opportunity.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { useUntilText } from './use-until-text.ts'

export const handle: PageHandle = { document: { seconds: 60, tags: ['opportunities', 'companies'] } }

const opportunity = (place: string | undefined) => query(readOpportunity, { opportunityNumber: numberIn(place) })

export const queries: PageQueries = ({ params }) => [opportunity(params.place)]
const then: Then = ({ params, read, settle }) => {
  settle(opportunityAddress(read(opportunity(params.place))))
  return []
}
export const loader = chainedServerLoader(queries, then)
export const clientLoader = chainedBrowserLoader(queries, then)

export default function OpportunityPage() {
  const t = useTexts('opportunities')
  const site = usePlace()
  const untilText = useUntilText()
  const shown = useAnswer(opportunity(useParams().place))
  const address = opportunityAddress(shown)
  const trail = [
    { name: 'Köprü', address: '/' },
    { name: t('title'), address: '/opportunities' },
    { name: shown.title, address },
  ]
  return (
    <>
      <ListedHead
        title={`${shown.title} · ${shown.company.name} · Köprü`}
        description={shown.summary}
        address={address}
        kind="article"
        picture={{ of: { kind: 'opportunities', number: shown.opportunityNumber }, alt: shown.title }}
      />
      <StructuredData things={[opportunityData(shown, site), breadcrumbs(trail, site)]} />
      <OfferDetail
        {...shown}
        trail={[{ label: 'Köprü', to: '/' }, { label: t('title'), to: '/opportunities' }, { label: shown.title }]}
      >
        <p>
          <strong>{untilText(shown.endsAt)}</strong>
        </p>
        <TakeOpportunity opportunity={shown} />
      </OfferDetail>
    </>
  )
}
