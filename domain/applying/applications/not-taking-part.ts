import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'

/**
 * Why no bank details can be requested or payments planned, as SQL over `applications`: asking for an account would
 * reveal an unpublished decision. Null for participants.
 */
export const notTakingPart = sql<RefusalReason | null>`case
  when ${applications.resultPublishedAt} is null then 'unpublished'
  when not exists (
    select from ${participants}
    where ${participants.applicationId} = ${applications.id} and ${participants.status} not in ('Left', 'Removed')
  ) then 'notParticipant' end`

/** Whether the application's candidate takes part and may be paid. */
export async function takesPart(db: Database | Transaction, applicationId: string): Promise<boolean> {
  const { rows } = await db.execute<{ refusal: RefusalReason | null }>(
    sql`select ${notTakingPart} as refusal from ${applications} where ${applications.id} = ${applicationId}::uuid`,
  )
  return rows[0]?.refusal === null
}
