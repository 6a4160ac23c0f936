import type { ReactNode } from 'react'
import type { FormType } from '#contract/forms/form-content.ts'
import { type Advertisement, type Listing, listSimilar } from '#contract/listings/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { CandidatePrimary } from '../../candidate/fit/candidate-primary.tsx'
import { FitChecklist } from '../../candidate/fit/fit-checklist.tsx'
import { fitQuery } from '../../candidate/fit/fit-query.ts'
import { FollowButton } from '../../candidate/fit/follow-button.tsx'
import { SaveButtons } from '../../candidate/fit/save-buttons.tsx'
import { query } from '../../queries/answers.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { type SignedIn, useSession } from '../../session/store.ts'
import { AdvertisementHead } from './advertisement-head.tsx'
import { AdvertisementPage } from './advertisement-page.tsx'
import { advertisementQuery } from './read-by-type.ts'
import { ShareLinks } from './share-links.tsx'
import { VisitorPrimary, VisitorSecondary } from './visitor-actions.tsx'

/** The page of a published form: cacheable for visitors, with personal data for a candidate. */
export function AdvertisementRoute({ type, place }: { type: FormType; place: string | undefined }) {
  const advertisement = useAnswer(advertisementQuery(type, place))
  const { items: similar } = useAnswer(query(listSimilar, { id: advertisement.formId }))
  const who = useSession()
  const share = <ShareLinks title={advertisement.title} address={advertisementAddress(advertisement)} />
  const page = { advertisement, similar, share }
  return (
    <>
      <AdvertisementHead advertisement={advertisement} />
      {!who && <ForVisitors {...page} />}
      {who?.isCompany && <AdvertisementPage advertisement={advertisement} similar={similar} secondary={share} />}
      {who && !who.isCompany && <ForCandidates {...page} me={who} />}
    </>
  )
}

interface PageProps {
  readonly advertisement: Advertisement
  readonly similar: readonly Listing[]
  readonly share: ReactNode
}

/** The page for visitors, who sign in and then apply. */
function ForVisitors({ advertisement, similar, share }: PageProps) {
  const isOver = advertisement.state === 'Closed'
  return (
    <AdvertisementPage
      advertisement={advertisement}
      similar={similar}
      primary={isOver ? undefined : <VisitorPrimary advertisement={advertisement} />}
      secondary={[<VisitorSecondary key="more" advertisement={advertisement} />, <div key="share">{share}</div>]}
    />
  )
}

/** The page for candidates, who can apply and save; after closing it links to their application. */
function ForCandidates({ advertisement, similar, share, me }: PageProps & { me: SignedIn }) {
  const { application } = useAnswer(fitQuery(me, advertisement.formId))
  const isOver = advertisement.state === 'Closed' && (!application || application.isDraft)
  return (
    <AdvertisementPage
      advertisement={advertisement}
      similar={similar}
      primary={isOver ? undefined : <CandidatePrimary advertisement={advertisement} />}
      secondary={[<SaveButtons key="more" advertisement={advertisement} />, <div key="share">{share}</div>]}
      conditions={<FitChecklist me={me} formId={advertisement.formId} />}
      follow={<FollowButton me={me} advertisement={advertisement} />}
    />
  )
}
