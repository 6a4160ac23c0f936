import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { ListedState } from '#contract/communities/community-facts.ts'
import type { changeMembers as call } from '#contract/communities/members.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { uuids } from '#database/uuids.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { countMembers } from './count-members.ts'
import { findMembers } from './find-members.ts'
import { forgetTags } from './forget-tags.ts'
import { type CommunityEvent, notifyCandidates } from './notify-community.ts'
import { lockOwnCommunity, stateOf } from './own-communities.ts'
import { keepForUndoing } from './removals.ts'

type Wanted = Input<typeof call>

/** The states that each decision applies to. */
const about = {
  member: ['requested'],
  refused: ['requested'],
  removed: ['member', 'invited'],
} as const satisfies Record<Wanted['state'], readonly ListedState[]>

const events = {
  member: 'communityAccepted',
  refused: 'communityRefused',
  removed: 'communityRemoved',
} as const satisfies Record<Wanted['state'], CommunityEvent>

/**
 * Accepts, refuses or removes any number of candidates in a constant number of statements. Locking the community keeps
 * its members unchanged meanwhile; a repeated call finds none left to change.
 */
export async function changeMembers(caller: Caller, wanted: Wanted): Promise<Output<typeof call>> {
  const { accountId } = signedIn(caller)
  const { state, communityId } = wanted
  return database().transaction(async (tx) => {
    const community = await lockOwnCommunity(tx, wanted)
    // An archived community takes no members, not even from open requests.
    if (state === 'member' && stateOf(community) !== 'published') throw problem('communities.notPublished')
    const target = await findMembers(tx, caller, wanted)
    const found = await standing(tx, communityId, target)
    const [invited, others] = [found.filter(isInvited), found.filter((one) => !isInvited(one))].map((some) =>
      some.filter((one) => about[state].some((from) => from === one.state)).map(({ candidateId }) => candidateId),
    ) as [string[], string[]]
    const removalId = state === 'removed' ? await keepForUndoing(tx, communityId, [...invited, ...others]) : null
    if (invited.length > 0) await takeInvitationsBack(tx, communityId, invited)
    if (others.length > 0) await move(tx, communityId, others, state, accountId)
    await countMembers(tx, communityId, state === 'member' ? others.length : state === 'removed' ? -others.length : 0)
    await notifyCandidates(tx, community, events[state], others)
    const changed = invited.length + others.length
    return { changed, unchanged: target.length - changed, removalId }
  })
}

interface Standing {
  readonly candidateId: string
  readonly state: string
}

const isInvited = ({ state }: Standing) => state === 'invited'

/** Deletes withdrawn invitations without a trace: these candidates were neither members nor refused. */
async function takeInvitationsBack(tx: Transaction, communityId: string, candidateIds: readonly string[]) {
  await forgetTags(tx, communityId, candidateIds)
  await tx.delete(communityMembers).where(isOneOf(communityId, candidateIds))
}

/** Changes the state. What a candidate agreed to show ends with the membership or request. */
async function move(
  tx: Transaction,
  communityId: string,
  candidateIds: readonly string[],
  state: Wanted['state'],
  changedBy: string,
) {
  if (state !== 'member') await forgetTags(tx, communityId, candidateIds)
  const ended = state === 'member' ? {} : { shares: [], consentedAt: null, muted: false }
  await tx
    .update(communityMembers)
    .set({ state, since: sql`now()`, note: '', changedBy, ...ended })
    .where(isOneOf(communityId, candidateIds))
}

const standing = (tx: Transaction, communityId: string, candidateIds: readonly string[]): Promise<Standing[]> =>
  tx
    .select({ candidateId: communityMembers.candidateId, state: communityMembers.state })
    .from(communityMembers)
    .where(isOneOf(communityId, candidateIds))

const isOneOf = (communityId: string, candidateIds: readonly string[]): SQL | undefined =>
  and(eq(communityMembers.communityId, communityId), sql`${communityMembers.candidateId} = any(${uuids(candidateIds)})`)
