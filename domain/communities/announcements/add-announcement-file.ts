import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { addAnnouncementFile as call } from '#contract/communities/announcement-files.ts'
import { announcementTypes } from '#contract/communities/community-facts.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { announcementFiles } from '#database/schema/communities/announcement-files.ts'
import { files } from '#database/schema/files.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { describeFile } from '#domain/ground/files/file-info.ts'
import { lockPictures, requirePictureRoom } from '#domain/ground/files/picture-room.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { type StoredFile, takeFile } from '#domain/ground/files/take-file.ts'
import { ownCommunity } from '../own-communities.ts'
import { linkTo } from './announcement-files.ts'

/** Adds a picture or file for an announcement that will name it. Repeating an upload returns the same file. */
export async function addAnnouncementFile(
  caller: Caller,
  { companyId, communityId, isPicture, ...handed }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await ownCommunity(database(), { companyId, communityId })
  const { accountId } = signedIn(caller)
  const file = await takeFile({ companyId, accountId }, handed, isPicture ? pictures : anyFile)
  const measures = isPicture ? await measuresOf(file, communityId) : {}
  await database().transaction(async (tx) => {
    // The file of a repeated upload may be swept just now, so its row is locked first.
    const held = await tx.select({ id: files.id }).from(files).where(eq(files.id, file.id)).for('key share')
    if (held.length === 0) throw problem('files.notUploaded')
    if (isPicture) {
      await lockPictures(tx, companyId)
      // A picture of a repeated upload is counted already.
      const isNew = (await tx.$count(announcementFiles, eq(announcementFiles.fileId, file.id))) === 0
      if (isNew) await requirePictureRoom(tx, companyId, file.size)
    }
    await tx
      .insert(announcementFiles)
      .values({ fileId: file.id, communityId, ...measures })
      .onConflictDoNothing()
  })
  const kept = await broughtBefore(file, communityId)
  if (!kept) throw problem('files.notUploaded')
  return {
    file: describeFile(file, linkTo(caller, file.id)),
    picture: kept.width === null || kept.height === null ? null : { width: kept.width, height: kept.height },
  }
}

const anyFile = { accept: announcementTypes.files }

/** The width of a feed on the sharpest screens. */
const pictures = {
  accept: announcementTypes.pictures,
  drawnWithin: { width: 1600, height: 1600 },
}

/** The stored size of a repeated upload; undefined if it is new, or was added to another community. */
async function broughtBefore({ id }: StoredFile, communityId: string) {
  const { fileId, width, height } = announcementFiles
  const isIt = and(eq(fileId, id), eq(announcementFiles.communityId, communityId))
  const [found] = await database().select({ width, height }).from(announcementFiles).where(isIt)
  return found
}

/**
 * Reads the size from the file, so that a repeated upload has it, too. A file stored without conversion, by this or
 * another call, may contain metadata, so it is refused as a picture.
 */
async function measuresOf(file: StoredFile, communityId: string) {
  const before = await broughtBefore(file, communityId)
  if (before) return before
  const stored = await fileStore().get('private', file.key)
  if (!stored) throw problem('files.notUploaded')
  const { format, width, height, exif, xmp } = await sharp(await buffer(stored.stream)).metadata()
  const { drawnWithin: most } = pictures
  const isDrawn = format === 'webp' && width <= most.width && height <= most.height && !exif && !xmp
  if (!isDrawn) throw problem('files.notUploaded')
  return { width, height }
}
