import { sql } from 'drizzle-orm'
import { candidates } from '#database/schema/candidates.ts'
import { notifications } from '#database/schema/notifications.ts'

/** Whether the candidate has read news of an act, or got it by the daily e-mail: SQL over `candidates`. */
export const hasHeard = (actId: string) => sql`exists (
  select from ${notifications}
  where ${notifications.actId} = ${actId}::uuid and ${notifications.accountId} = ${candidates.accountId}
    and (${notifications.readAt} is not null or ${notifications.digestedAt} is not null))`
