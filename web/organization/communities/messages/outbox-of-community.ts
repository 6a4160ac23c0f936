import {
  callBackMemberMailing,
  listMemberDeliveries,
  pauseMemberMailing,
  resumeMemberMailing,
  stopMemberMailing,
} from '#contract/communities/member-messages.ts'
import type { Outbox } from '../../desk/message/outbox.ts'

const calls = {
  deliveries: listMemberDeliveries,
  callBack: callBackMemberMailing,
  pause: pauseMemberMailing,
  resume: resumeMemberMailing,
  stop: stopMemberMailing,
}

export const outboxOfCommunity = (communityId: string): Outbox => ({
  ids: { communityId },
  calls,
  changes: 'communities',
})
