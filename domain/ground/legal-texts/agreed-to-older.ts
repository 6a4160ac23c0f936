import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { consents } from '#database/schema/accounts.ts'
import { versionInForce } from './in-force.ts'

/**
 * Whether the newest terms that an account agreed to are older than those in force. An account without any agreement
 * was made by the system, as demo accounts once were; it is not asked.
 */
export const agreedToOlder = (accountId: SQLWrapper): SQL<boolean> => sql<boolean>`coalesce((
  select max(${consents.version}) from ${consents}
  where ${consents.accountId} = ${accountId} and ${consents.text} = 'terms'
) < ${versionInForce('terms')}, false)`
