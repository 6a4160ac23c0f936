import type { FormType } from '#contract/form-content.ts'
import { type Advertisement, listSimilar } from '#contract/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { query } from '../../answers.ts'
import { CandidatePrimary } from '../../candidate/fit/candidate-primary.tsx'
import { FitChecklist } from '../../candidate/fit/fit-checklist.tsx'
import { FollowButton } from '../../candidate/fit/follow-button.tsx'
import { SaveButtons } from '../../candidate/fit/save-buttons.tsx'
import { useAnswer } from '../../page-queries.ts'
import { type SignedIn, useSession } from '../../session/store.ts'
import { AdvertisementHead } from './advertisement-head.tsx'
import { AdvertisementPage } from './advertisement-page.tsx'
import { advertisementQuery } from './read-by-type.ts'
import { ShareLinks } from './share-links.tsx'
import { VisitorPrimary, VisitorSecondary } from './visitor-actions.tsx'

/** The page of a published form: the same for everybody, and with what is theirs for a candidate. */
export function AdvertisementRoute({ type, place }: { type: FormType; place: string | undefined }) {
  const advertisement = useAnswer(advertisementQuery(type, place))
  const { items: similar } = useAnswer(query(listSimilar, { id: advertisement.formId }))
  return (
    <>
      <AdvertisementHead advertisement={advertisement} />
      <AdvertisementPage advertisement={advertisement} similar={similar} {...partsFor(useSession(), advertisement)} />
    </>
  )
}

/** What somebody may do here: a visitor sign in, a candidate keep it in sight, a member of an organization share it. */
function partsFor(who: SignedIn | null, advertisement: Advertisement) {
  const share = <ShareLinks title={advertisement.title} address={advertisementAddress(advertisement)} />
  const isOver = advertisement.state === 'Closed'
  if (!who)
    return {
      primary: isOver ? undefined : <VisitorPrimary advertisement={advertisement} />,
      secondary: [<VisitorSecondary key="more" advertisement={advertisement} />, <div key="share">{share}</div>],
    }
  if (who.isCompany) return { secondary: share }
  return {
    primary: isOver ? undefined : <CandidatePrimary advertisement={advertisement} />,
    secondary: [<SaveButtons key="more" advertisement={advertisement} />, <div key="share">{share}</div>],
    conditions: <FitChecklist me={who} formId={advertisement.formId} />,
    follow: <FollowButton me={who} advertisement={advertisement} />,
  }
}
