import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { JoinRule, MemberState } from '#contract/communities/community-facts.ts'
import type {
  changeMembership as changeCall,
  joinCommunity as joinCall,
  leaveCommunity as leaveCall,
} from '#contract/communities/memberships.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { claimInvitations } from './claim-invitations.ts'
import { countMembers } from './count-members.ts'
import { forgetTags } from './forget-tags.ts'
import { findMembership } from './memberships.ts'
import { notifyRequested } from './notify-community.ts'

/** Joins, requests to join or accepts an invitation, and stores what the candidate agreed to show and when. */
export async function joinCommunity(
  caller: Caller,
  { candidateId, communityId, shares, note }: Input<typeof joinCall>,
): Promise<Output<typeof joinCall>> {
  const ids = { candidateId, communityId }
  return database().transaction(async (tx) => {
    // Locks the account: closing it deletes all memberships, and this must not insert one afterwards.
    await lockOwnAccount(tx, caller)
    const community = await lockShown(tx, communityId)
    const before = await stateBefore(tx, ids)
    const state = stateAfter(community, before)
    const agreed = { shares: [...new Set(shares)], consentedAt: new Date(), note: state === 'requested' ? note : '' }
    const isNew = state !== before
    const changes = {
      ...agreed,
      ...(isNew && { state, since: sql`now()`, muted: false, byEmail: false, changedBy: null }),
    }
    await tx
      .insert(communityMembers)
      .values({ ...ids, state, ...agreed })
      .onConflictDoUpdate({ target: [communityMembers.communityId, communityMembers.candidateId], set: changes })
    if (isNew && state === 'member') {
      await countMembers(tx, communityId, 1)
      await forgetAddress(tx, ids)
    }
    if (isNew && state === 'requested') await notifyRequested(tx, community)
    return own(tx, ids)
  })
}

/** The state after joining. A removed candidate cannot rejoin on their own, whatever the join rule. */
function stateAfter(community: Community, before: MemberState | undefined): 'member' | 'requested' {
  if (before === 'member' || before === 'requested') return before
  if (community.archivedAt) throw problem('communities.archived')
  if (before === 'invited') return 'member'
  const rule: JoinRule = community.joinRule
  if (rule === 'invited') throw problem('communities.invitedOnly')
  return rule === 'open' && before !== 'removed' ? 'member' : 'requested'
}

export async function changeMembership(
  _caller: Caller,
  { candidateId, communityId, isMuted }: Input<typeof changeCall>,
): Promise<Output<typeof changeCall>> {
  const ids = { candidateId, communityId }
  return database().transaction(async (tx) => {
    const { rowCount } = await tx
      .update(communityMembers)
      .set({ muted: isMuted })
      .where(and(isOf(ids), eq(communityMembers.state, 'member')))
    if (rowCount === 0) throw problem('communities.notFound')
    return own(tx, ids)
  })
}

/** Leaves a community, which clears what the candidate agreed to show. Repeating it gives the same answer. */
export async function leaveCommunity(_caller: Caller, ids: Input<typeof leaveCall>): Promise<null> {
  await database().transaction(async (tx) => {
    await tx
      .select({ id: communities.id })
      .from(communities)
      .where(eq(communities.id, ids.communityId))
      .for('no key update')
    const before = await stateIn(tx, ids)
    if (before === undefined) throw problem('communities.notFound')
    if (before !== 'member' && before !== 'requested' && before !== 'invited') return
    const state = before === 'invited' ? 'declined' : 'left'
    await tx
      .update(communityMembers)
      .set({ state, since: sql`now()`, note: '', shares: [], consentedAt: null, muted: false })
      .where(isOf(ids))
    await forgetTags(tx, ids.communityId, [ids.candidateId])
    if (before === 'member') await countMembers(tx, ids.communityId, -1)
  })
  return null
}

interface Ids {
  readonly candidateId: string
  readonly communityId: string
}

type Community = Awaited<ReturnType<typeof lockShown>>

/** Locks a community that candidates can see: no draft, and not of a suspended organization. */
async function lockShown(tx: Transaction, communityId: string) {
  const [row] = await tx
    .select({ community: communities })
    .from(communities)
    .innerJoin(companies, and(eq(companies.id, communities.companyId), isNull(companies.suspendedAt)))
    .where(and(eq(communities.id, communityId), isNotNull(communities.publishedAt)))
    .for('no key update', { of: communities })
  if (!row) throw problem('communities.notFound')
  return row.community
}

/**
 * Candidates whose verified address was invited count as invited, even if they have not opened their communities yet.
 */
async function stateBefore(tx: Transaction, ids: Ids): Promise<MemberState | undefined> {
  const known = await stateIn(tx, ids)
  if (known !== undefined) return known
  return (await claimInvitations(tx, ids)).length > 0 ? 'invited' : undefined
}

/** Deletes the invitation to the member's address, which is not needed any more. */
const forgetAddress = (tx: Transaction, { candidateId, communityId }: Ids) =>
  tx.execute(sql`
    delete from ${emailInvitations} using ${accounts}, ${candidates}
    where ${emailInvitations.communityId} = ${communityId}::uuid and ${emailInvitations.email} = ${accounts.email}
      and ${candidates.accountId} = ${accounts.id} and ${candidates.id} = ${candidateId}::uuid`)

async function stateIn(tx: Transaction, ids: Ids): Promise<MemberState | undefined> {
  const [row] = await tx.select({ state: communityMembers.state }).from(communityMembers).where(isOf(ids))
  return row?.state
}

const isOf = ({ candidateId, communityId }: Ids): SQL | undefined =>
  and(eq(communityMembers.communityId, communityId), eq(communityMembers.candidateId, candidateId))

async function own(tx: Transaction, ids: Ids) {
  const membership = await findMembership(tx, ids)
  if (!membership) throw problem('communities.notFound')
  return membership
}
