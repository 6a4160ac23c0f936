import { previewToMembers, sendToMembers } from '#contract/communities/member-messages.ts'
import { memberFields } from '#contract/mailings/message-fields.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import type { MembersTarget } from '../../desk/acts/act-target.ts'
import { useCallingBack } from '../../desk/message/use-tell-sent.ts'
import { WriteDialog } from '../../desk/message/write-dialog.tsx'
import { outboxOfCommunity } from './outbox-of-community.ts'

interface WriteToMembersProps {
  readonly communityId: string
  readonly target: MembersTarget
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Writes a message to members of a community. */
export function WriteToMembers({ communityId, target, onClose, onDone }: WriteToMembersProps) {
  const t = useTexts('org_communities')
  const { myId: companyId } = useMe()
  const callingBack = useCallingBack(outboxOfCommunity(communityId))
  return (
    <WriteDialog
      target={target}
      send={sendToMembers}
      preview={previewToMembers}
      to={{ companyId, communityId, ...target }}
      callingBack={callingBack}
      canPlan
      fields={memberFields}
      writtenFor={{ toMembers: true }}
      changes="communities"
      seen={t('write.seen')}
      toPeople
      onClose={onClose}
      onDone={onDone}
    />
  )
}
