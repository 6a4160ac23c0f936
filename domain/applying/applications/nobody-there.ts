import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'

/**
 * Why nobody is there to answer, as SQL over `applications`: the organization entered it and nobody has taken it over, or
 * the account was closed, or its time is over. Null if somebody is there.
 */
export const nobodyThere = sql<RefusalReason | null>`(
  select case when ${applications.anonymisedAt} is not null then 'anonymised'
    when ${candidates.accountId} is null then 'notTakenOver'
    when ${accounts.deletedAt} is not null then 'accountClosed' end
  from ${candidates} left join ${accounts} on ${accounts.id} = ${candidates.accountId}
  where ${candidates.id} = ${applications.candidateId})`
