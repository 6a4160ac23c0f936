import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { database, type Transaction } from '#database/connection.ts'
import { communities, communityAnnouncements, communityMembers } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { notifyCandidates } from '../notify-community.ts'

/** Publishes due announcements, each in its own transaction. */
export async function publishAnnouncements() {
  while (await database().transaction(publishNext));
}

/**
 * Lock order: the community first, as in archiving it and in editing its announcements. The announcement is then read
 * again, so that none is published while its community is being archived.
 */
async function publishNext(tx: Transaction): Promise<boolean> {
  const [found] = await due(tx).orderBy(communityAnnouncements.publishAt, communityAnnouncements.id).limit(1)
  if (!found) return false
  await tx
    .select({ id: communities.id })
    .from(communities)
    .where(eq(communities.id, found.communityId))
    .for('no key update')
  const [still] = await due(tx, eq(communityAnnouncements.id, found.id))
  if (still) await publishAnnouncement(tx, still.id)
  return true
}

/** Those of an archived community or a suspended organization wait. */
const due = (tx: Transaction, among?: SQL) =>
  tx
    .select({ id: communityAnnouncements.id, communityId: communityAnnouncements.communityId })
    .from(communityAnnouncements)
    .innerJoin(communities, eq(communities.id, communityAnnouncements.communityId))
    .innerJoin(companies, eq(companies.id, communities.companyId))
    .where(
      and(
        among,
        isNull(communityAnnouncements.publishedAt),
        sql`${communityAnnouncements.publishAt} <= now()`,
        isNotNull(communities.publishedAt),
        isNull(communities.archivedAt),
        isNull(companies.suspendedAt),
      ),
    )
    .$dynamic()

/** Publishes an announcement to all members and notifies those who have not muted the community. */
export async function publishAnnouncement(tx: Transaction, announcementId: string) {
  const [announced] = await tx
    .update(communityAnnouncements)
    .set({ publishedAt: sql`now()` })
    .where(and(eq(communityAnnouncements.id, announcementId), isNull(communityAnnouncements.publishedAt)))
    .returning()
  if (!announced) return
  const { communityId, title } = announced
  const { candidateId, muted, state } = communityMembers
  const members = await tx
    .select({ candidateId, muted })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(state, 'member')))
  await tx
    .update(communityAnnouncements)
    .set({ reached: members.length })
    .where(eq(communityAnnouncements.id, announcementId))
  const [community] = await tx.select().from(communities).where(eq(communities.id, communityId))
  const listening = members.filter((member) => !member.muted).map((member) => member.candidateId)
  if (community) await notifyCandidates(tx, community, 'communityAnnounced', listening, { subject: title })
}
