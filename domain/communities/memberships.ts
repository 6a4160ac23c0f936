import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { MemberState } from '#contract/communities/community-facts.ts'
import type {
  listMemberships as listCall,
  Membership,
  readMembership as readCall,
} from '#contract/communities/memberships.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import {
  announcementReadings,
  communities,
  communityAnnouncements,
  communityMembers,
} from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { companyFields } from '#domain/forms/companies/named-company.ts'
import { claimInvitations } from './claim-invitations.ts'
import { communityCard, isPublic } from './list-communities.ts'
import { stateOf } from './own-communities.ts'

/** The states in which a candidate sees a community in their list. */
const current: readonly MemberState[] = ['member', 'requested', 'invited']

export async function listMemberships(
  _caller: Caller,
  { candidateId }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  await claimInvitations(database(), { candidateId })
  const rows = await memberships(database(), candidateId)
    .where(and(inArray(communityMembers.state, current), isNotNull(communities.publishedAt), isAnswerable))
    // Open invitations come first.
    .orderBy(desc(sql`${communityMembers.state} = 'invited'`), desc(communityMembers.since), communities.id)
  return { items: rows.map(toMembership) }
}

export async function readMembership(
  _caller: Caller,
  { candidateId, communityId }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const ids = { candidateId, communityId }
  const known = await findMembership(database(), ids)
  // The candidate may have just signed up with an invited address.
  const isInvited = !known && (await claimInvitations(database(), ids)).length > 0
  const membership = isInvited ? await findMembership(database(), ids) : known
  const isOutside = !membership || membership.state === 'invited'
  if (isOutside && !(await isThere(communityId))) throw problem('communities.notFound')
  return { membership: membership ?? null }
}

/** Invitations to an archived community cannot be accepted, so they are hidden until it is back. */
const isAnswerable = or(
  ne(communityMembers.state, 'invited'),
  and(isNull(communities.archivedAt), isNull(companies.suspendedAt)),
)

interface Ids {
  readonly candidateId: string
  readonly communityId: string
}

/** The membership in any state; undefined if there never was one. */
export async function findMembership(db: Database | Transaction, { candidateId, communityId }: Ids) {
  const [row] = await memberships(db, candidateId).where(
    and(eq(communityMembers.communityId, communityId), isNotNull(communities.publishedAt)),
  )
  return row && toMembership(row)
}

/** Requires a member, the only ones who may read what was sent to the community. */
export async function requireMembership(db: Database | Transaction, ids: Ids) {
  const membership = await findMembership(db, ids)
  if (membership?.state !== 'member') throw problem('communities.notFound')
  return membership
}

const isThere = async (communityId: string) =>
  (await database().$count(communities, and(eq(communities.id, communityId), isPublic))) > 0

/** Announcements published since the candidate joined, and not opened. */
const unread = sql<number>`(
  select count(*)::int from ${communityAnnouncements}
  where ${communityAnnouncements.communityId} = ${communities.id}
    and ${communityAnnouncements.publishedAt} >= ${communityMembers.since} and ${communityMembers.state} = 'member'
    and not exists (
      select from ${announcementReadings}
      where ${announcementReadings.announcementId} = ${communityAnnouncements.id}
        and ${announcementReadings.candidateId} = ${communityMembers.candidateId}))`

const memberships = (db: Database | Transaction, candidateId: string) => {
  const own: SQL | undefined = and(
    eq(communityMembers.communityId, communities.id),
    eq(communityMembers.candidateId, candidateId),
  )
  return db
    .select({ member: communityMembers, community: communities, company: companyFields, unread })
    .from(communityMembers)
    .innerJoin(communities, own)
    .innerJoin(companies, eq(companies.id, communities.companyId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof memberships>>[number]

const toMembership = ({ member, community, company, unread: unreadNow }: Row): Membership => ({
  community: { ...communityCard({ community, company }), state: stateOf(community) },
  state: member.state,
  since: member.since.toISOString(),
  shares: member.shares,
  consentedAt: member.consentedAt?.toISOString() ?? null,
  isMuted: member.muted,
  unread: unreadNow,
})
