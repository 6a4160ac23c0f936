import { and, eq, sql } from 'drizzle-orm'
import { jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots, applications } from '#database/schema/applications.ts'
import { lockAccount } from './lock-account.ts'

// accounts.photo holds the address that everybody shows: in the session, on the profile, in what was handed in.

export const photoContainer = 'profile-images'
const prefix = `/files/${photoContainer}/`

export const photoAddress = (key: string) => `${prefix}${key}`

/** Only photos that we keep ourselves have a key. */
export const photoKey = (photo: string) => (photo.startsWith(prefix) ? photo.slice(prefix.length) : undefined)

/** Its file is stored under the same lock that the removal of an older one waits for: nobody removes what comes back. */
export async function setPhoto(candidateId: string, photo: string | null, store?: () => Promise<unknown>) {
  await database().transaction(async (tx) => {
    const { id, photo: before } = await lockAccount(tx, candidateId)
    await store?.()
    await tx.update(accounts).set({ photo }).where(eq(accounts.id, id))
    if (before && before !== photo) await enqueue(tx, jobs.removeFiles, { candidateId, photo: before })
  })
}

/** Handed in: what an organization was given stays with what it was given. */
export async function isPhotoHandedIn(tx: Transaction, candidateId: string, photo: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: applications.id })
    .from(applicationSnapshots)
    .innerJoin(applications, eq(applications.id, applicationSnapshots.applicationId))
    .where(and(eq(applications.candidateId, candidateId), sql`${applicationSnapshots.profile} ->> 'photo' = ${photo}`))
    .limit(1)
  return found !== undefined
}
