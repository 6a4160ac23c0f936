import { useParams } from 'react-router'
import { readCommunity } from '#contract/communities/communities.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { communityAddress } from '#platform/text/public-addresses.ts'
import { JoinCommunity } from '../../candidate/communities/join-community.tsx'
import { membershipOf } from '../../candidate/communities/memberships-of.ts'
import { ListedHead } from '../../page/listed-head.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { useLanguage, usePlace } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { chainedBrowserLoader, chainedServerLoader, type Then } from '../../queries/chained-loaders.ts'
import { type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { numberIn } from '../number-in.ts'
import { OfferDetail } from '../offer-detail.tsx'
import { community as communityData } from '../structured-data/community.ts'
import { breadcrumbs } from '../structured-data/lists.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'

export const handle: PageHandle = { document: { seconds: 60, tags: ['communities', 'companies'] } }

const community = (place: string | undefined) => query(readCommunity, { communityNumber: numberIn(place) })

export const queries: PageQueries = ({ params }) => [community(params.place)]
const then: Then = ({ params, read, settle, who }) => {
  const shown = read(community(params.place))
  settle(communityAddress(shown))
  return who && !who.isCompany ? [membershipOf(who.myId, shown.id)] : []
}
export const loader = chainedServerLoader(queries, then)
export const clientLoader = chainedBrowserLoader(queries, then)

export default function CommunityPage() {
  const t = useTexts('org_communities')
  const site = usePlace()
  const language = useLanguage()
  const card = useAnswer(community(useParams().place))
  const { name, about, members, joinRule: _, createdAt, ...shown } = card
  const address = communityAddress({ name, communityNumber: shown.communityNumber })
  const trail = [
    { name: 'Köprü', address: '/' },
    { name: t('title'), address: '/communities' },
    { name, address },
  ]
  return (
    <>
      <ListedHead
        title={`${name} · ${shown.company.name} · Köprü`}
        description={shown.summary}
        address={address}
        picture={{ of: { kind: 'communities', number: shown.communityNumber }, alt: name }}
      />
      <StructuredData things={[communityData(card, site), breadcrumbs(trail, site)]} />
      <OfferDetail
        {...shown}
        title={name}
        body={about}
        trail={[{ label: 'Köprü', to: '/' }, { label: t('title'), to: '/communities' }, { label: name }]}
      >
        <DescriptionList
          items={[
            { term: t('facts.members'), detail: formatNumber(members, language) },
            { term: t('facts.since'), detail: formatDate(createdAt, language) },
          ]}
        />
        <JoinCommunity community={card} />
      </OfferDetail>
    </>
  )
}
