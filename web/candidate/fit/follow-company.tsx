import { BellPlus, BellRing } from 'lucide-react'
import type { CompanyPreview } from '#contract/companies/companies.ts'
import { followCompany, listFollowedCompanies, unfollowCompany } from '#contract/listings/followed-companies.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { useAct } from '../../forms/use-act.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { signInFor } from '../../session/sign-in-for.ts'
import { type SignedIn, useSession } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'

export const followedQuery = ({ myId }: SignedIn) => query(listFollowedCompanies, { candidateId: myId })

/** The button that follows an organization; visitors sign in first. */
export function FollowCompany({ company }: { company: CompanyPreview }) {
  const t = useTexts('common')
  const who = useSession()
  if (who) return <FollowSwitch me={who} companyId={company.id} />
  return (
    <ButtonLink to={signInFor(companyAddress(company))} icon={<BellPlus aria-hidden />} data-no-prerender>
      {t('organizations.follow')}
    </ButtonLink>
  )
}

function FollowSwitch({ me, companyId }: { me: SignedIn; companyId: string }) {
  const t = useTexts('common')
  const { items } = useAnswer(followedQuery(me))
  const follows = items.some(({ id }) => id === companyId)
  const { act, busy } = useAct({ changes: 'followedCompanies', showsProblemInDialog: true })
  const turn = () =>
    act(() => askInBrowser(follows ? unfollowCompany : followCompany, { candidateId: me.myId, companyId }))
  return (
    <Button
      aria-pressed={follows}
      loading={busy}
      icon={follows ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
      onClick={() => void turn()}
    >
      {t(follows ? 'organizations.follows' : 'organizations.follow')}
    </Button>
  )
}
