import { sql } from 'drizzle-orm'
import { pictureLimits } from '#contract/companies/picture-limits.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { announcementFiles } from '#database/schema/communities/announcement-files.ts'
import { companyPictures } from '#database/schema/companies/company-pictures.ts'
import { files } from '#database/schema/files.ts'

/** Serialises changes of an organization's pictures: two uploads at once must see each other. */
export const lockPictures = (tx: Transaction, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pictures of ${companyId}`}, 0))`)

/**
 * Refuses one more picture where the organization has reached the limit of a day, of pictures or of bytes. Logos,
 * banners, sections, covers and pictures of announcements count alike. The caller has locked the organization's
 * pictures.
 */
export async function requirePictureRoom(tx: Transaction, companyId: string, bytes: number) {
  const { rows } = await tx.execute<{ today: number; all: number; bytes: number }>(sql`
    select count(*) filter (where at > now() - interval '1 day')::int as today, count(*)::int as all,
      coalesce(sum(bytes), 0)::float8 as bytes
    from (
      select ${companyPictures.addedAt} as at, ${companyPictures.bytes} as bytes
      from ${companyPictures} where ${companyPictures.companyId} = ${companyId}
      union all
      select ${files.createdAt}, ${files.size} from ${files}
      join ${announcementFiles} on ${announcementFiles.fileId} = ${files.id} and ${announcementFiles.width} is not null
      where ${files.companyId} = ${companyId}
    ) as pictures`)
  const [used = { today: 0, all: 0, bytes: 0 }] = rows
  const { inADay, inAll, megabytes } = pictureLimits
  if (used.today >= inADay) throw problem('images.tooManyToday', { limit: inADay })
  if (used.all >= inAll || used.bytes + bytes > megabytes * 1_000_000)
    throw problem('images.noRoom', { limit: inAll, megabytes })
}
