import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { type OpportunityCard, takeOpportunity } from '#contract/opportunities.ts'
import { opportunityAddress } from '#platform/text/public-addresses.ts'
import { useAct } from '../../forms/use-act.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { signInFor } from '../../session/sign-in-for.ts'
import { useSession } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TakenOpportunity } from './taken-opportunity.tsx'

/** Gives a candidate the code or the link; visitors sign in and come back. */
export function TakeOpportunity({ opportunity }: { opportunity: OpportunityCard }) {
  const t = useTexts('opportunities')
  const who = useSession()
  if (!who)
    return (
      <>
        <ButtonLink
          to={signInFor(opportunityAddress(opportunity))}
          variant="primary"
          size="large"
          wide
          icon={<Gift aria-hidden />}
          data-no-prerender
        >
          {t('take.signIn')}
        </ButtonLink>
        <p>{t('take.candidates')}</p>
      </>
    )
  return who.isCompany ? <p>{t('take.candidates')}</p> : <TakeButton opportunity={opportunity} />
}

function TakeButton({ opportunity }: { opportunity: OpportunityCard }) {
  const t = useTexts('opportunities')
  const { act, busy, failed } = useAct({ showsProblemInDialog: true })
  const [taken, setTaken] = useState<Output<typeof takeOpportunity>>()
  if (taken) return <TakenOpportunity taken={taken} />
  return (
    <>
      <Button
        variant="primary"
        size="large"
        wide
        loading={busy}
        icon={<Gift aria-hidden />}
        onClick={() => void act(() => askInBrowser(takeOpportunity, { discountId: opportunity.id }), setTaken)}
      >
        {t(opportunity.gives === 'code' ? 'take.code' : 'take.link')}
      </Button>
      {failed && (
        <Notice tone="danger" live>
          {t('take.failed')}
        </Notice>
      )}
    </>
  )
}
