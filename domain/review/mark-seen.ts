import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markSeen as call } from '#contract/review/weighing.ts'
import { database } from '#database/connection.ts'
import { seenApplications } from '#database/schema/review/seen-applications.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { markOpenedRead } from '#domain/notifications/mark-opened-read.ts'
import { reviewedAddress } from '#domain/notifications/member-addresses.ts'
import { type ApplicationIds, demandReviewed } from './reviewed-application.ts'

/** The first time counts: a row is written once, and never changes. News that lead here are read with it. */
export async function markSeen(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  await demandReviewed(db, ids)
  const { accountId } = signedIn(caller)
  await db.insert(seenApplications).values({ applicationId: ids.appId, accountId }).onConflictDoNothing()
  return { newsRead: await markOpenedRead(accountId, reviewedAddress(ids)) }
}
