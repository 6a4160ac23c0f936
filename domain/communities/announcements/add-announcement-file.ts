import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { addAnnouncementFile as call } from '#contract/communities/announcement-files.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { announcementFiles } from '#database/schema/communities/announcement-files.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { describeFile } from '#domain/files/file-info.ts'
import { fileStore } from '#domain/files/store.ts'
import { type StoredFile, takeFile } from '#domain/files/take-file.ts'
import { fileTypes } from '#platform/files/file-types.ts'
import { ownCommunity } from '../own-communities.ts'
import { linkTo } from './announcement-files.ts'

/** Takes a picture or a file in for an announcement that will name it. The same upload sent again is the same file. */
export async function addAnnouncementFile(
  caller: Caller,
  { companyId, communityId, isPicture, ...handed }: Input<typeof call>,
): Promise<Output<typeof call>> {
  await ownCommunity(database(), { companyId, communityId })
  const { accountId } = signedIn(caller)
  const file = await takeFile({ companyId, accountId }, handed, isPicture ? pictures : anyFile)
  const measures = isPicture ? await measuresOf(file) : {}
  const { fileId, width, height } = announcementFiles
  await database()
    .insert(announcementFiles)
    .values({ fileId: file.id, communityId, ...measures })
    .onConflictDoNothing()
  const [kept] = await database().select({ width, height }).from(announcementFiles).where(eq(fileId, file.id))
  if (!kept) throw problem('files.notUploaded')
  return {
    file: describeFile(file, linkTo(caller, file.id)),
    picture: kept.width === null || kept.height === null ? null : { width: kept.width, height: kept.height },
  }
}

const anyFile = { accept: fileTypes.map(({ type }) => type) }

/** As wide as a feed is on the sharpest screens. */
const pictures = {
  accept: anyFile.accept.filter((type) => type.startsWith('image/')),
  drawnWithin: { width: 1600, height: 1600 },
}

/** Read from the head of the file, so that an upload that is told of again has them too. */
async function measuresOf({ key }: StoredFile) {
  const stored = await fileStore().get('private', key)
  if (!stored) throw problem('files.notUploaded')
  const { width, height } = await sharp(await buffer(stored.stream)).metadata()
  return { width, height }
}
