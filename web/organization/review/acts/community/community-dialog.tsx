import { inviteApplicants } from '#contract/communities/invitations.ts'
import { useMe } from '#web/session/store.ts'
import { type ActDialogProps, countOf, fieldsOf } from '../../../desk/acts/act-target.ts'
import { InviteToCommunity } from './invite-to-community.tsx'

/** Invites applicants to a community. */
export function CommunityDialog({ formId, target, onClose, onDone }: ActDialogProps) {
  const { myId: companyId } = useMe()
  return (
    <InviteToCommunity
      call={inviteApplicants}
      to={{ companyId, formId, ...fieldsOf(target) }}
      count={countOf(target)}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
