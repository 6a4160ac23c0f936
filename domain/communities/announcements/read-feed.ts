import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markAnnouncementsRead as markCall, readFeed as readCall } from '#contract/communities/announcements.ts'
import { database } from '#database/connection.ts'
import { announcementReadings, communityAnnouncements } from '#database/schema/communities.ts'
import { uuids } from '#database/uuids.ts'
import { requireMembership } from '../memberships.ts'
import { filesOf } from './announcement-files.ts'
import { newestFirst } from './announcements.ts'

export async function readFeed(
  caller: Caller,
  { candidateId, communityId, pageNumber, pageSize }: Input<typeof readCall>,
): Promise<Output<typeof readCall>> {
  const db = database()
  await requireMembership(db, { candidateId, communityId })
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
  const shown = await filesOf(
    db,
    caller,
    rows.map((row) => row.id),
    candidateId,
  )
  const items = rows.map(({ pinnedAt: pinned, readAt, ...row }) => ({
    ...row,
    ...shown(row.id),
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
    await requireMembership(tx, { candidateId, communityId })
    await tx.execute(sql`
      insert into ${announcementReadings} (announcement_id, candidate_id)
      select ${communityAnnouncements.id}, ${candidateId} from ${communityAnnouncements}
      where ${isShown(communityId)} and ${communityAnnouncements.id} = any(${uuids(ids)})
      order by ${communityAnnouncements.id} on conflict do nothing`)
    return { unread: (await requireMembership(tx, { candidateId, communityId })).unread }
  })
}

const isShown = (communityId: string) =>
  and(eq(communityAnnouncements.communityId, communityId), isNotNull(communityAnnouncements.publishedAt))
