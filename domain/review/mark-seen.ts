import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { seenApplications } from '#database/schema/review/seen-applications.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { type ApplicationIds, demandReviewed } from './reviewed-application.ts'

/** The first time counts: a row is written once, and never changes. */
export async function markSeen(caller: Caller, ids: ApplicationIds): Promise<null> {
  const db = database()
  await demandReviewed(db, ids)
  const { accountId } = signedIn(caller)
  await db.insert(seenApplications).values({ applicationId: ids.appId, accountId }).onConflictDoNothing()
  return null
}
