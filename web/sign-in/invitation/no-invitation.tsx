import type { InvitationState } from '#contract/companies/invitations.ts'
import { addresses } from '../../session/account-kind.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Column } from '../column.tsx'

/** The title and advice for each state; an open invitation has a page of its own. */
const texts = {
  open: ['invitation.unknown.title', 'invitation.unknown.detail'],
  unknown: ['invitation.unknown.title', 'invitation.unknown.detail'],
  accepted: ['invitation.accepted.title', 'invitation.accepted.detail'],
  expired: ['invitation.expired.title', 'invitation.expired.detail'],
  replaced: ['invitation.replaced.title', 'invitation.replaced.detail'],
  withdrawn: ['invitation.withdrawn.title', 'invitation.withdrawn.detail'],
} as const satisfies Record<InvitationState, readonly [string, string]>

interface NoInvitationProps {
  readonly state: InvitationState
  readonly companyName: string
  readonly inviter: string
}

/** Why a link does not open an invitation, and what to do about it. */
export function NoInvitation({ state, companyName, inviter }: NoInvitationProps) {
  const t = useTexts('logins')
  const [title, detail] = texts[state]
  return (
    <Column title={t(title)} lead={t(detail, { companyName, inviter })}>
      {state === 'accepted' && (
        <ButtonLink to={addresses.Company.signIn} variant="primary" size="large" wide>
          {t('signIn.submit')}
        </ButtonLink>
      )}
    </Column>
  )
}
