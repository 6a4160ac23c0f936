import { and, eq, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { lockAccount } from './lock-account.ts'

// accounts.photo holds the address that the session, the profile and snapshots show.

export const photoContainer = 'profile-images'
const prefix = `/files/${photoContainer}/`

export const photoAddress = (key: string) => `${prefix}${key}`

/** The key of a photo in our store; undefined for a photo elsewhere. */
export const photoKey = (photo: string) => (photo.startsWith(prefix) ? photo.slice(prefix.length) : undefined)

/**
 * Removes the candidate's photos from everything they submitted, and returns their addresses. The caller has locked
 * the applications.
 */
export async function takeOutPhotos(tx: Transaction, candidateId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ photo: string }>(sql`
    with shown as (
      select ${applicationSnapshots.applicationId} as id, ${applicationSnapshots.profile} ->> 'photo' as photo
      from ${applicationSnapshots}
      join ${applications} on ${applications.id} = ${applicationSnapshots.applicationId}
      where ${applications.candidateId} = ${candidateId} and ${applicationSnapshots.profile} ->> 'photo' is not null
    ), emptied as (
      update ${applicationSnapshots} set profile = ${applicationSnapshots.profile} || '{"photo": null}'
      from shown where ${applicationSnapshots.applicationId} = shown.id
    )
    select distinct photo from shown`)
  return rows.map(({ photo }) => photo)
}

/**
 * Changes the photo. `store` writes the new file under the same lock that the removal of an older one takes, so that a
 * photo which is set again is not removed.
 */
export async function setPhoto(candidateId: string, photo: string | null, store?: () => Promise<unknown>) {
  await database().transaction(async (tx) => {
    const { id, photo: before } = await lockAccount(tx, candidateId)
    await store?.()
    await tx.update(accounts).set({ photo }).where(eq(accounts.id, id))
    const unused = new Set([
      ...(before && before !== photo ? [before] : []),
      ...(photo ? [] : await takeBack(tx, candidateId)),
    ])
    const photos = [...unused].map((one) => ({ candidateId, photo: one }))
    if (photos.length > 0) await enqueue(tx, jobs.removeFiles, { photos })
  })
}

/** Removing a photo without replacing it also removes it from submitted applications. */
async function takeBack(tx: Transaction, candidateId: string) {
  await lockApplications(tx, eq(applications.candidateId, candidateId))
  return takeOutPhotos(tx, candidateId)
}

/** Whether a snapshot contains the photo: then its file must stay. */
export async function isPhotoHandedIn(tx: Transaction, candidateId: string, photo: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: applications.id })
    .from(applicationSnapshots)
    .innerJoin(applications, eq(applications.id, applicationSnapshots.applicationId))
    .where(and(eq(applications.candidateId, candidateId), sql`${applicationSnapshots.profile} ->> 'photo' = ${photo}`))
    .limit(1)
  return found !== undefined
}
