import { and, eq, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { lockAccount } from './lock-account.ts'

// accounts.photo holds the address that is shown in the session, on the profile and in snapshots.

export const photoContainer = 'profile-images'
const prefix = `/files/${photoContainer}/`

export const photoAddress = (key: string) => `${prefix}${key}`

/** The key of a photo in our store; undefined for a photo elsewhere. */
export const photoKey = (photo: string) => (photo.startsWith(prefix) ? photo.slice(prefix.length) : undefined)

/**
 * Changes the photo. `store` writes the new file under the same lock that the removal of an older one takes, so that a
 * photo which is set again is not removed.
 */
export async function setPhoto(candidateId: string, photo: string | null, store?: () => Promise<unknown>) {
  await database().transaction(async (tx) => {
    const { id, photo: before } = await lockAccount(tx, candidateId)
    await store?.()
    await tx.update(accounts).set({ photo }).where(eq(accounts.id, id))
    if (before && before !== photo) await enqueue(tx, jobs.removeFiles, { candidateId, photo: before })
  })
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
