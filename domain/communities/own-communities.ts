import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CommunityState, MemberState } from '#contract/communities/community-facts.ts'
import type {
  listOwnCommunities as listCall,
  OwnCommunity,
  readOwnCommunity as readCall,
} from '#contract/communities/own-communities.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { describedCommunity } from './list-communities.ts'

export async function listOwnCommunities(
  _caller: Caller,
  { companyId }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await owned(database())
    .where(eq(communities.companyId, companyId))
    .orderBy(desc(communities.createdAt), communities.id)
  return { items: rows.map(toOwn) }
}

export const readOwnCommunity = (_caller: Caller, ids: Input<typeof readCall>): Promise<Output<typeof readCall>> =>
  ownCommunity(database(), ids)

interface Ids {
  readonly companyId: string
  readonly communityId: string
}

export async function ownCommunity(db: Database | Transaction, ids: Ids): Promise<OwnCommunity> {
  const [row] = await owned(db).where(isOwn(ids))
  if (!row) throw problem('communities.notFound')
  return toOwn(row)
}

/** Locks a community of the organization. Lock order: first, in every change of it or its members. */
export async function lockOwnCommunity(tx: Transaction, ids: Ids) {
  const [community] = await tx.select().from(communities).where(isOwn(ids)).for('no key update')
  if (!community) throw problem('communities.notFound')
  return community
}

const isOwn = ({ companyId, communityId }: Ids) =>
  and(eq(communities.companyId, companyId), eq(communities.id, communityId))

const counted = (state: MemberState) =>
  sql<number>`(select count(*)::int from ${communityMembers}
    where ${communityMembers.communityId} = ${communities.id} and ${communityMembers.state} = ${state}
      and not (${communityMembers.state} = 'invited' and ${communityMembers.byEmail}))`

const owned = (db: Database | Transaction) =>
  db
    .select({ community: communities, requests: counted('requested'), invited: counted('invited') })
    .from(communities)
    .$dynamic()

type Row = Awaited<ReturnType<typeof owned>>[number]

function toOwn({ community, requests, invited }: Row): OwnCommunity {
  const { about, createdAt } = community
  const state = stateOf(community)
  return { ...describedCommunity(community), about, state, requests, invited, createdAt: createdAt.toISOString() }
}

export function stateOf({ publishedAt, archivedAt }: Pick<Row['community'], 'publishedAt' | 'archivedAt'>) {
  const state: CommunityState = archivedAt ? 'archived' : publishedAt ? 'published' : 'draft'
  return state
}
