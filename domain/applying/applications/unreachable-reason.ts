import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'

/**
 * Why the candidate cannot be asked, as SQL over `applications`: nobody has taken the entered application over, the
 * account is closed, or the application is anonymised. Null if the candidate can answer.
 */
export const unreachableReason = sql<RefusalReason | null>`(
  select case when ${applications.anonymisedAt} is not null then 'anonymised'
    when ${candidates.accountId} is null then 'notTakenOver'
    when ${accounts.deletedAt} is not null then 'accountClosed' end
  from ${candidates} left join ${accounts} on ${accounts.id} = ${candidates.accountId}
  where ${candidates.id} = ${applications.candidateId})`
