import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { addPicture as call } from '#contract/companies/companies.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { companyPictures } from '#database/schema/companies/company-pictures.ts'
import { lockPictures, requirePictureRoom } from '#domain/ground/files/picture-room.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import type { PublicContainer } from '#platform/files/containers.ts'
import { takePicture, UnreadablePicture } from '#platform/images/take-picture.ts'
import { QueueFull } from '#platform/limited.ts'

type Use = Input<typeof call>['use']

/** Stores a picture, named after its content, so that the same picture sent twice is one file. */
export async function addPicture(
  caller: Caller,
  { companyId, use, data }: Input<typeof call>,
): Promise<Output<typeof call>> {
  requirePictureGrant(caller, use)
  await uploads.demand(companyId)
  const picture = await takePicture(Buffer.from(data, 'base64'), bounds[use]).catch((error: unknown) => {
    throw refusal(error)
  })
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32)
  const [container, key] = [containerOf(use), `${companyId}/${nameOf(use)}-${hash}.webp`]
  await keepPicture(companyId, { container, key }, picture)
  return { key, address: `/files/${container}/${key}` }
}

/** Photos are of people, and browsers cache them for a moment only (`lastingOf`). */
const nameOf = (use: Use) => (use === 'photo' ? 'logo' : use)

/**
 * The same picture again counts once. The file is written before the row is committed, so that a row always has its
 * file.
 */
async function keepPicture(companyId: string, { container, key }: PictureFile, picture: Buffer) {
  await database().transaction(async (tx) => {
    await lockPictures(tx, companyId)
    const { rowCount } = await tx
      .update(companyPictures)
      .set({ addedAt: sql`now()` })
      .where(and(eq(companyPictures.container, container), eq(companyPictures.key, key)))
    if (rowCount === 0) {
      await requirePictureRoom(tx, companyId, picture.length)
      await tx.insert(companyPictures).values({ container, key, companyId, bytes: picture.length })
    }
    if (!(await fileStore().exists(container, key))) await fileStore().put(container, key, picture)
  })
}

interface PictureFile {
  readonly container: PublicContainer
  readonly key: string
}

/**
 * A cover may be uploaded with rights on forms or communities; every other picture needs rights on the organization's
 * page.
 */
function requirePictureGrant({ person }: Caller, use: Use) {
  if (person?.kind !== 'Company') throw problem('accounts.notFound')
  const may = use === 'cover' ? offers.some((module) => hasAccess(person, module, 'write')) : person.userType === 'Root'
  if (!may) throw problem('permissions.missing')
}

/** The modules whose items have a cover. */
const offers = ['Forms', 'Communities'] as const

/** Re-encoding a picture takes a second of one core. */
const uploads = limit('pictures:company', { points: 300, seconds: 60 * 60 })

const bounds: Readonly<Record<Use, { readonly width: number; readonly height: number }>> = {
  photo: { width: 800, height: 800 },
  banner: { width: 1600, height: 900 },
  section: { width: 1600, height: 1600 },
  cover: { width: 1600, height: 900 },
}

const containerOf = (use: Use): PublicContainer => (use === 'cover' ? 'scholarship-files' : 'profile-images')

function refusal(error: unknown): unknown {
  if (error instanceof QueueFull) return problem('server.busy')
  return error instanceof UnreadablePicture ? problem('images.unreadable') : error
}
