import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  listMemberDeliveries as deliveriesCall,
  listMemberMailings as listCall,
} from '#contract/communities/member-messages.ts'
import type { Mailing } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { callBackMailing, pauseMailing, resumeMailing, stopMailing } from '#domain/review/mailings/change-mailing.ts'
import { pageOfDeliveries } from '#domain/review/mailings/list-deliveries.ts'
import { pageOfMailings, readMailing } from '#domain/review/mailings/list-mailings.ts'
import { ownCommunity } from '../own-communities.ts'

// The outbox of a community: the same mailings as those to applicants, of a community of the organization.

export async function listMemberMailings(_: Caller, input: Input<typeof listCall>): Promise<Output<typeof listCall>> {
  await ownCommunity(database(), input)
  return pageOfMailings(input)
}

export async function listMemberDeliveries(
  _: Caller,
  input: Input<typeof deliveriesCall>,
): Promise<Output<typeof deliveriesCall>> {
  await ownCommunity(database(), input)
  const { items, ...page } = await pageOfDeliveries(input)
  return { items: items.map(({ target, ...row }) => row), ...page }
}

interface Ids {
  readonly companyId: string
  readonly communityId: string
  readonly mailingId: string
}

const ofOwn = (act: (caller: Caller, ids: Ids) => Promise<Mailing>) => async (caller: Caller, ids: Ids) => {
  await ownCommunity(database(), ids)
  return act(caller, ids)
}

export const readMemberMailing = ofOwn(readMailing)
export const callBackMemberMailing = ofOwn(callBackMailing)
export const pauseMemberMailing = ofOwn(pauseMailing)
export const resumeMemberMailing = ofOwn(resumeMailing)
export const stopMemberMailing = ofOwn(stopMailing)
