import { eq, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { markSeen as call } from '#contract/review/weighing.ts'
import { type Database, database } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { seenApplications } from '#database/schema/review/seen-applications.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { markOpenedRead } from '#domain/ground/notifications/mark-opened-read.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { type ApplicationIds, requireReviewed } from './reviewed-application.ts'

/** For pages that prefetched the application: opening it marks it as seen, and the notifications about it as read. */
export async function markSeen(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  await requireReviewed(db, ids)
  const { accountId } = signedIn(caller)
  await noteSeen(db, { appId: ids.appId, accountId })
  return { newsRead: await markOpenedRead(accountId, reviewedAddress(ids)) }
}

interface Opening {
  readonly appId: string
  readonly accountId: string
}

/** Marks an application as seen by a member. Only the first time is kept; the row never changes. */
export async function noteSeen(db: Database, opening: Opening) {
  await notingOn(db).execute({ appId: opening.appId, accountId: opening.accountId })
}

/**
 * Takes the locks of the foreign keys in advance, so that a member or application deleted meanwhile inserts no row.
 */
const notingOn = preparedSql(
  'note_seen',
  sql`
    insert into ${seenApplications} (application_id, account_id)
    select ${applications.id}, ${companyMembers.accountId} from ${applications}, ${companyMembers}
    where ${eq(applications.id, sql.placeholder('appId'))}
      and ${eq(companyMembers.accountId, sql.placeholder('accountId'))}
      and not exists (select from ${seenApplications} as seen
        where seen.application_id = ${applications.id} and seen.account_id = ${companyMembers.accountId})
    for key share of ${applications}, ${companyMembers}
    on conflict do nothing`,
)
