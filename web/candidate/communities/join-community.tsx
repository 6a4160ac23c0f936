import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { CommunityCard } from '#contract/communities/communities.ts'
import type { Membership } from '#contract/communities/memberships.ts'
import { communityAddress } from '#platform/text/public-addresses.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { useAnswer } from '../../queries/page-queries.ts'
import { signInFor } from '../../session/sign-in-for.ts'
import { useSession } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { membershipAddress, membershipOf } from './memberships-of.ts'

const loadDialog = () => import('./join-dialog.tsx')

/** The button to join, by the community's join rule; visitors sign in first and return. */
export function JoinCommunity({ community }: { community: CommunityCard }) {
  const t = useTexts('org_communities')
  const who = useSession()
  if (who?.isCompany) return <p>{t('join.candidates')}</p>
  if (who) return <OwnWay community={community} candidateId={who.myId} />
  if (community.joinRule === 'invited') return <p>{t('join.rule', { rule: 'invited' })}</p>
  return (
    <>
      <ButtonLink
        to={signInFor(communityAddress(community))}
        variant="primary"
        size="large"
        wide
        icon={<UserRoundPlus aria-hidden />}
        data-no-prerender
      >
        {t('join.signIn')}
      </ButtonLink>
      <p>{t('join.rule', { rule: community.joinRule })}</p>
    </>
  )
}

function OwnWay({ community, candidateId }: { community: CommunityCard; candidateId: string }) {
  const t = useTexts('org_communities')
  const { membership } = useAnswer(membershipOf(candidateId, community.id))
  const state = membership?.state
  if (state === 'member' || state === 'requested')
    return (
      <>
        <p id="membership" tabIndex={-1}>
          {t('join.is', { state })}
        </p>
        <ButtonLink to={membershipAddress(community.id)} wide>
          {t('join.open')}
        </ButtonLink>
      </>
    )
  if (community.joinRule === 'invited' && state !== 'invited') return <p>{t('join.rule', { rule: 'invited' })}</p>
  return (
    <>
      <JoinButton community={community} state={state} wide />
      <p>{state === 'invited' ? t('join.is', { state }) : t('join.rule', { rule: ruleFor(community, state) })}</p>
    </>
  )
}

/** A removed member must ask to rejoin, whatever the rule. */
const ruleFor = ({ joinRule }: Pick<CommunityCard, 'joinRule'>, state: Membership['state'] | undefined) =>
  state === 'removed' ? 'request' : joinRule

interface JoinButtonProps {
  readonly community: CommunityCard
  readonly state: Membership['state'] | undefined
  readonly wide?: boolean
}

export function JoinButton({ community, state, wide = false }: JoinButtonProps) {
  const t = useTexts('org_communities')
  const [isOpen, setOpen] = useState(false)
  const way = state === 'invited' ? 'accept' : ruleFor(community, state) === 'open' ? 'join' : 'ask'
  return (
    <>
      <Button
        variant="primary"
        size={wide ? 'large' : 'medium'}
        wide={wide}
        icon={<UserRoundPlus aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('join.button', { way })}
      </Button>
      {isOpen && (
        <Lazy load={loadDialog}>
          {({ JoinDialog }) => (
            <JoinDialog community={community} way={way} shares={[]} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </>
  )
}
