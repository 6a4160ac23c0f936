import { inviteParticipants } from '#contract/communities/invitations.ts'
import { useMe } from '#web/session/store.ts'
import { countOf } from '../../desk/acts/act-target.ts'
import { InviteToCommunity } from '../../review/acts/community/invite-to-community.tsx'
import type { ParticipantActProps } from './registry.ts'
import { fieldsOf } from './use-act-on-participants.ts'

/** Invites participants to a community. */
export function CommunityDialog({ target, onClose, onDone }: ParticipantActProps) {
  const { myId: companyId } = useMe()
  return (
    <InviteToCommunity
      call={inviteParticipants}
      to={{ companyId, ...fieldsOf(target) }}
      count={countOf(target)}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
