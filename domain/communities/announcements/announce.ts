import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  addAnnouncement as addCall,
  changeAnnouncement as changeCall,
  pinAnnouncement as pinCall,
  removeAnnouncement as removeCall,
} from '#contract/communities/announcements.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { communityAnnouncements } from '#database/schema/communities.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { lockOwnCommunity, ownCommunity, stateOf } from '../own-communities.ts'
import { placeFiles } from './announcement-files.ts'
import { ownAnnouncement } from './announcements.ts'
import { publishAnnouncement } from './publish-announcements.ts'

export async function addAnnouncement(
  caller: Caller,
  { title, body, publishAt, pictures, files, ...community }: Input<typeof addCall>,
): Promise<Output<typeof addCall>> {
  const { accountId } = signedIn(caller)
  const ids = { ...community, announcementId: newId() }
  return database().transaction(async (tx) => {
    requirePublished(await lockOwnCommunity(tx, ids))
    const moment = momentOf(publishAt)
    const { communityId, announcementId: id } = ids
    const words = { title, body: cleanRichText(body) }
    await tx
      .insert(communityAnnouncements)
      .values({ id, communityId, accountId, ...words, publishAt: moment ?? sql`now()` })
    await placeFiles(tx, caller, ids, { pictures, files })
    await publishThen(tx, ids, moment)
    return ownAnnouncement(tx, caller, ids)
  })
}

/**
 * Edits an announcement; published ones change for all members without a new notification. A scheduled one in a
 * community that was archived since can be edited but not published at once, and keeps waiting.
 */
export async function changeAnnouncement(
  caller: Caller,
  { title, body, publishAt, pictures, files, ...ids }: Input<typeof changeCall>,
): Promise<Output<typeof changeCall>> {
  return database().transaction(async (tx) => {
    // The community is locked first: two edits that name the same files in different orders would deadlock.
    const community = await lockOwnCommunity(tx, ids)
    const before = await lockAnnouncement(tx, ids)
    await placeFiles(tx, caller, ids, { pictures, files })
    const words = { title, body: cleanRichText(body), updatedAt: new Date() }
    if (before.publishedAt) await change(tx, ids, words)
    else {
      // The scheduled time may have passed while the community was archived.
      const moment = publishAt === before.publishAt.toISOString() ? before.publishAt : momentOf(publishAt)
      if (moment === null) requirePublished(community)
      await change(tx, ids, { ...words, publishAt: moment ?? sql`now()` })
      await publishThen(tx, ids, moment)
    }
    return ownAnnouncement(tx, caller, ids)
  })
}

export async function pinAnnouncement(
  caller: Caller,
  { isPinned, ...ids }: Input<typeof pinCall>,
): Promise<Output<typeof pinCall>> {
  return database().transaction(async (tx) => {
    await ownCommunity(tx, ids)
    await change(tx, ids, { pinnedAt: isPinned ? sql`coalesce(${communityAnnouncements.pinnedAt}, now())` : null })
    return ownAnnouncement(tx, caller, ids)
  })
}

export async function removeAnnouncement(_caller: Caller, ids: Input<typeof removeCall>): Promise<null> {
  await database().transaction(async (tx) => {
    await ownCommunity(tx, ids)
    const gone = await tx.delete(communityAnnouncements).where(isOf(ids)).returning({ id: communityAnnouncements.id })
    if (gone.length === 0) throw problem('announcements.notFound')
  })
  return null
}

interface Ids {
  readonly companyId: string
  readonly communityId: string
  readonly announcementId: string
}

/** Null publishes at once. */
function momentOf(publishAt: string | null): Date | null {
  if (publishAt === null) return null
  const moment = new Date(publishAt)
  if (moment.getTime() <= Date.now()) throw problem('announcements.inPast')
  return moment
}

function requirePublished(community: Parameters<typeof stateOf>[0]) {
  if (stateOf(community) !== 'published') throw problem('communities.notPublished')
}

/** A periodic job publishes every minute, too; this one makes it punctual. */
async function publishThen(tx: Transaction, { announcementId }: Ids, moment: Date | null) {
  if (moment) await enqueue(tx, jobs.publishAnnouncements, {}, moment)
  else await publishAnnouncement(tx, announcementId)
}

const isOf = ({ communityId, announcementId }: Ids) =>
  and(eq(communityAnnouncements.communityId, communityId), eq(communityAnnouncements.id, announcementId))

async function lockAnnouncement(tx: Transaction, ids: Ids) {
  const [announcement] = await tx.select().from(communityAnnouncements).where(isOf(ids)).for('update')
  if (!announcement) throw problem('announcements.notFound')
  return announcement
}

const change = (tx: Transaction, ids: Ids, values: Parameters<ReturnType<Transaction['update']>['set']>[0]) =>
  tx.update(communityAnnouncements).set(values).where(isOf(ids))
