import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import type { AnnouncementPicture } from '#contract/communities/announcement-files.ts'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { announcementFiles } from '#database/schema/communities/announcement-files.ts'
import { communityAnnouncements, communityMembers } from '#database/schema/communities.ts'
import { files } from '#database/schema/files.ts'
import { uuids } from '#database/uuids.ts'
import { describeFile } from '#domain/ground/files/file-info.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { sentColumns, storedFile } from '#domain/ground/files/stored-file.ts'
import { translate } from '#platform/texts.ts'

export interface Shown {
  readonly pictures: AnnouncementPicture[]
  readonly files: FileInfo[]
}

/**
 * The pictures and files of each announcement, with links for the caller. `candidateId`: the member who reads them.
 */
export async function filesOf(
  db: Database | Transaction,
  caller: Caller,
  announcementIds: readonly string[],
  candidateId?: string,
): Promise<(announcementId: string) => Shown> {
  const shown = new Map<string, Shown>()
  const of = (id: string) => shown.get(id) ?? { pictures: [], files: [] }
  if (announcementIds.length === 0) return of
  const rows = await db
    .select({ placed: announcementFiles, file: files })
    .from(announcementFiles)
    .innerJoin(files, eq(files.id, announcementFiles.fileId))
    .where(inArray(announcementFiles.announcementId, [...announcementIds]))
    .orderBy(asc(announcementFiles.position), asc(announcementFiles.fileId))
  for (const { placed, file } of rows) {
    const { announcementId, width, height, alt } = placed
    const known = of(announcementId ?? '')
    const info = describeFile(file, linkTo(caller, file.id, candidateId))
    if (width === null || height === null) known.files.push(info)
    else known.pictures.push({ ...info, alt, width, height })
    shown.set(announcementId ?? '', known)
  }
  return of
}

export const linkTo = (caller: Caller, fileId: string, candidateId?: string) =>
  signedLink(caller, { kind: 'announcementFile', fileId, ...(candidateId && { candidateId }) })

interface Named {
  readonly pictures: readonly { readonly fileId: string; readonly alt: string }[]
  readonly files: readonly string[]
}

interface Ids {
  readonly communityId: string
  readonly announcementId: string
}

/** Links the named pictures and files to an announcement, and unlinks those no longer named. */
export async function placeFiles(
  tx: Transaction,
  { language }: Caller,
  { communityId, announcementId }: Ids,
  { pictures, files: named }: Named,
) {
  const wanted = [
    ...pictures.map(({ fileId, alt }, at) => ({ field: `pictures.${at}`, fileId, alt, isPicture: true })),
    ...named.map((fileId, at) => ({ field: `files.${at}`, fileId, alt: '', isPicture: false })),
  ]
  const ids = uuids(wanted.map(({ fileId }) => fileId))
  await tx.execute(sql`
    update ${announcementFiles} set announcement_id = null, since = now()
    where ${announcementFiles.announcementId} = ${announcementId}::uuid and ${announcementFiles.fileId} <> all(${ids})`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${announcementFiles} set announcement_id = ${announcementId}::uuid, since = now(), alt = wanted.alt,
      position = wanted.position
    from unnest(${ids}, ${sql.param(wanted.map(({ alt }) => alt))}::text[],
      ${sql.param(wanted.map(({ isPicture }) => isPicture))}::boolean[]) with ordinality
      as wanted(file_id, alt, is_picture, position)
    where ${announcementFiles.fileId} = wanted.file_id and ${announcementFiles.communityId} = ${communityId}::uuid
      and coalesce(${announcementFiles.announcementId} = ${announcementId}::uuid, true)
      and (${announcementFiles.width} is not null) = wanted.is_picture
    returning ${announcementFiles.fileId} as id`)
  const placed = new Set(rows.map(({ id }) => id))
  const missing = wanted.filter(({ fileId }) => !placed.has(fileId))
  if (missing.length === 0) return
  const message = translate(language, 'problems.announcements.fileNotFound.detail')
  throw problem(
    'announcements.fileNotFound',
    {},
    missing.map(({ field }) => ({ field, message })),
  )
}

/** Opens a file for the organization that added it, or for a member while the announcement is shown to them. */
export async function announcementFile(fileId: string, candidateId: string | undefined): Promise<SentFile> {
  const isRead =
    candidateId === undefined
      ? sql`true`
      : sql`exists (select from ${communityAnnouncements}
          join ${communityMembers} on ${communityMembers.communityId} = ${communityAnnouncements.communityId}
            and ${communityMembers.candidateId} = ${candidateId}::uuid and ${communityMembers.state} = 'member'
          where ${communityAnnouncements.id} = ${announcementFiles.announcementId}
            and ${isNotNull(communityAnnouncements.publishedAt)})`
  const [file] = await database()
    .select(sentColumns)
    .from(announcementFiles)
    .innerJoin(files, eq(files.id, announcementFiles.fileId))
    .where(sql`${announcementFiles.fileId} = ${fileId}::uuid and ${isRead}`)
  return storedFile(file)
}
