import { useParams } from 'react-router'
import { listAdvertisements, readPublicCompany } from '#contract/listings/listings.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { FollowCompany, followedQuery } from '../../candidate/fit/follow-company.tsx'
import { ListedHead } from '../../page/listed-head.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { usePlace } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { chainedBrowserLoader, chainedServerLoader, type Then } from '../../queries/chained-loaders.ts'
import { type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useSession } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { numberIn } from '../number-in.ts'
import { company as companyData } from '../structured-data/company.ts'
import { breadcrumbs } from '../structured-data/lists.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { CompanyPage } from './company-page.tsx'
import { plainBeginning } from './plain-beginning.ts'

export const handle: PageHandle = { document: { seconds: 60, tags: ['companies', 'listings'] } }

const company = (place: string | undefined) => query(readPublicCompany, { id: numberIn(place) })
const open = (id: string) => query(listAdvertisements, { companyId: [id], pageSize: 50 })
const past = (id: string) =>
  query(listAdvertisements, { companyId: [id], state: 'Closed', sort: 'newest', pageSize: 5 })

export const queries: PageQueries = ({ params }) => [company(params.place)]
const then: Then = ({ params, read, who, settle }) => {
  const found = read(company(params.place))
  settle(companyAddress(found))
  return [open(found.id), past(found.id), ...(who && !who.isCompany ? [followedQuery(who)] : [])]
}
export const loader = chainedServerLoader(queries, then)
export const clientLoader = chainedBrowserLoader(queries, then)

export default function CompanyRoute() {
  const t = useTexts('company_detail')
  const site = usePlace()
  const who = useSession()
  const shown = useAnswer(company(useParams().place))
  const { items: forms } = useAnswer(open(shown.id))
  const { items: old } = useAnswer(past(shown.id))
  const address = companyAddress(shown)
  const description = plainBeginning(shown.exp) || t('description', { name: shown.name, type: shown.type.name })
  const trail = [
    { name: 'Köprü', address: '/' },
    { name: t('trail'), address: '/organizations' },
    { name: shown.name, address },
  ]
  return (
    <>
      <ListedHead
        title={`${shown.name} · Köprü`}
        description={description}
        address={address}
        kind="profile"
        picture={{ of: { kind: 'organizations', number: shown.companyNumber }, alt: shown.name }}
      />
      <StructuredData things={[companyData(shown, description, site), breadcrumbs(trail, site)]} />
      <CompanyPage
        company={shown}
        forms={forms}
        past={old}
        follow={who?.isCompany ? undefined : <FollowCompany company={shown} />}
      />
    </>
  )
}
