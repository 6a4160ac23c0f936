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
import { type ApplicationIds, demandReviewed } from './reviewed-application.ts'

/** For pages that fetched the application ahead: opening it marks it as seen, and the news that lead to it as read. */
export async function markSeen(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  const db = database()
  await demandReviewed(db, ids)
  const { accountId } = signedIn(caller)
  await noteSeen(db, { appId: ids.appId, accountId })
  return { newsRead: await markOpenedRead(accountId, reviewedAddress(ids)) }
}

interface Opening {
  readonly appId: string
  readonly accountId: string
}

/** Marks an application as seen by a member. The first time counts: a row is written once, and never changes. */
export async function noteSeen(db: Database, opening: Opening) {
  await notingOn(db).execute({ appId: opening.appId, accountId: opening.accountId })
}

/** The lock of the foreign keys, taken before them: a member or an application that is deleted meanwhile is left out. */
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
