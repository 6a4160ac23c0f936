import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  listAnnouncements as listCall,
  listReaders as listReadersCall,
  OwnAnnouncement,
  readAnnouncement as readCall,
} from '#contract/communities/announcements.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { announcementReadings, communityAnnouncements, communityMembers } from '#database/schema/communities.ts'
import { ownCommunity } from '../own-communities.ts'
import { filesOf, type Shown } from './announcement-files.ts'

export async function listAnnouncements(
  caller: Caller,
  { companyId, communityId, pageNumber, pageSize }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const db = database()
  const isOfIt = eq(communityAnnouncements.communityId, communityId)
  const [, rows, total] = await Promise.all([
    ownCommunity(db, { companyId, communityId }),
    owned(db)
      .where(isOfIt)
      .orderBy(isNotNull(communityAnnouncements.publishedAt), ...newestFirst)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.$count(communityAnnouncements, isOfIt),
  ])
  const shown = await filesOf(
    db,
    caller,
    rows.map(({ announcement }) => announcement.id),
  )
  return { items: rows.map((row) => toOwn(row, shown)), total, pageNumber, pageSize }
}

export async function readAnnouncement(caller: Caller, ids: Input<typeof readCall>): Promise<Output<typeof readCall>> {
  await ownCommunity(database(), ids)
  return ownAnnouncement(database(), caller, ids)
}

/** Pinned announcements come first, the last pinned on top. */
export const newestFirst: readonly SQL[] = [
  sql`${communityAnnouncements.pinnedAt} desc nulls last`,
  desc(communityAnnouncements.publishAt),
  desc(communityAnnouncements.id),
]

interface Ids {
  readonly companyId: string
  readonly communityId: string
  readonly announcementId: string
}

/** An announcement of a community whose ownership was checked before. */
export async function ownAnnouncement(
  tx: Database | Transaction,
  caller: Caller,
  { communityId, announcementId }: Ids,
): Promise<OwnAnnouncement> {
  const [row] = await owned(tx).where(
    and(eq(communityAnnouncements.communityId, communityId), eq(communityAnnouncements.id, announcementId)),
  )
  if (!row) throw problem('announcements.notFound')
  return toOwn(row, await filesOf(tx, caller, [announcementId]))
}

/** Members who have left since are neither counted nor named. */
const isMemberNow = and(
  eq(communityMembers.communityId, communityAnnouncements.communityId),
  eq(communityMembers.candidateId, announcementReadings.candidateId),
  eq(communityMembers.state, 'member'),
)

const readers = sql<number>`(select count(*)::int from ${announcementReadings}
  join ${communityMembers} on ${isMemberNow} where ${announcementReadings.announcementId} = ${communityAnnouncements.id})`

const owned = (db: Database | Transaction) =>
  db
    .select({
      announcement: communityAnnouncements,
      author: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
      readers,
    })
    .from(communityAnnouncements)
    .innerJoin(accounts, eq(accounts.id, communityAnnouncements.accountId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof owned>>[number]

function toOwn({ announcement, author, readers: readersNow }: Row, shown: (id: string) => Shown): OwnAnnouncement {
  const { id, title, body, publishAt, publishedAt, pinnedAt, reached } = announcement
  return {
    id,
    title,
    body,
    publishAt: publishAt.toISOString(),
    isPinned: pinnedAt !== null,
    isPublished: publishedAt !== null,
    author,
    reached,
    readers: readersNow,
    ...shown(id),
  }
}

export async function listReaders(
  _caller: Caller,
  { companyId, communityId, announcementId, pageNumber, pageSize }: Input<typeof listReadersCall>,
): Promise<Output<typeof listReadersCall>> {
  const db = database()
  const found = and(eq(communityAnnouncements.id, announcementId), eq(communityAnnouncements.communityId, communityId))
  const { candidateId, readAt } = announcementReadings
  const [, known, rows] = await Promise.all([
    ownCommunity(db, { companyId, communityId }),
    db.select({ total: readers }).from(communityAnnouncements).where(found),
    db
      .select({ candidateId, name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`, readAt })
      .from(communityAnnouncements)
      .innerJoin(announcementReadings, eq(announcementReadings.announcementId, communityAnnouncements.id))
      .innerJoin(communityMembers, isMemberNow)
      .innerJoin(candidates, eq(candidates.id, candidateId))
      .innerJoin(accounts, eq(accounts.id, candidates.accountId))
      .where(found)
      .orderBy(desc(readAt), candidateId)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
  ])
  const [announcement] = known
  if (!announcement) throw problem('announcements.notFound')
  const items = rows.map((row) => ({ ...row, readAt: row.readAt.toISOString() }))
  return { items, total: announcement.total, pageNumber, pageSize }
}
