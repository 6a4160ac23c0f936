import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markAnnouncementsRead as markCall, readFeed as readCall } from '#contract/communities/announcements.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { announcementReadings, communityAnnouncements } from '#database/schema/communities.ts'
import { uuids } from '#database/uuids.ts'
import { newestFirst } from './announcements.ts'
import { findMembership } from './memberships.ts'

export async function readFeed(
  _caller: Caller,
  { candidateId, communityId, pageNumber, pageSize }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const db = database()
  await demandMembership(db, { candidateId, communityId })
  const { id, title, body, publishAt, pinnedAt } = communityAnnouncements
  const own = and(eq(announcementReadings.announcementId, id), eq(announcementReadings.candidateId, candidateId))
  const [rows, total] = await Promise.all([
    db
      .select({ id, title, body, publishAt, pinnedAt, readAt: announcementReadings.readAt })
      .from(communityAnnouncements)
      .leftJoin(announcementReadings, own)
      .where(isShown(communityId))
      .orderBy(...newestFirst)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.$count(communityAnnouncements, isShown(communityId)),
  ])
  const items = rows.map(({ pinnedAt: pinned, readAt, ...row }) => ({
    ...row,
    publishAt: row.publishAt.toISOString(),
    isPinned: pinned !== null,
    readAt: readAt?.toISOString() ?? null,
  }))
  return { items, total, pageNumber, pageSize }
}

export async function markAnnouncementsRead(
  _caller: Caller,
  { candidateId, communityId, ids }: Input<typeof markCall>,
): Promise<Output<typeof markCall>> {
  return database().transaction(async (tx) => {
    await demandMembership(tx, { candidateId, communityId })
    await tx.execute(sql`
      insert into ${announcementReadings} (announcement_id, candidate_id)
      select ${communityAnnouncements.id}, ${candidateId} from ${communityAnnouncements}
      where ${isShown(communityId)} and ${communityAnnouncements.id} = any(${uuids(ids)})
      order by ${communityAnnouncements.id} on conflict do nothing`)
    return { unread: (await demandMembership(tx, { candidateId, communityId })).unread }
  })
}

const isShown = (communityId: string) =>
  and(eq(communityAnnouncements.communityId, communityId), isNotNull(communityAnnouncements.publishedAt))

/** Members alone read what they were told. */
export async function demandMembership(db: Database | Transaction, ids: { candidateId: string; communityId: string }) {
  const membership = await findMembership(db, ids)
  if (membership?.state !== 'member') throw problem('communities.notFound')
  return membership
}
