import { eq, sql } from 'drizzle-orm'
import type { Application } from '#contract/applying/applications.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { type ApplicationIds, lockApplication } from '#domain/applying/applications/own-application.ts'
import { takeOutCarried } from './carry-over.ts'
import { describeApplication } from './following/describe-application.ts'

/** Removes everything that was copied from the withdrawn application. Repeating it changes nothing. */
export async function startBlank(caller: Caller, ids: ApplicationIds): Promise<Application> {
  await database().transaction(async (tx) => {
    const { application } = await lockApplication(tx, ids)
    if (application.status !== 'Draft' || application.submittedAt !== null) throw problem('applications.wrongState')
    if (application.carriedFrom === null) return
    await takeOutCarried(tx, application.id, application.carriedFrom)
    await tx
      .update(applications)
      .set({ carriedFrom: null, changedAt: sql`clock_timestamp()` })
      .where(eq(applications.id, application.id))
  })
  return describeApplication(caller, ids)
}
