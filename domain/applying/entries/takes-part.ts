import { type SQL, sql } from 'drizzle-orm'
import { entries } from '#database/schema/entries.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'

const isParticipant: SQL = sql`exists (
  select from ${participants} where ${participants.applicationId} = ${entries.applicationId}
    and (${participants.status} <> 'Removed' or exists (
      select from ${payments} where ${payments.participantId} = ${participants.id}
        and ${payments.status} in ('Sent', 'Paid'))))`

/**
 * An entered person who takes part or was paid: what was entered is not removed in the time of invitations, and the rules
 * of retention say when instead. SQL over `entries`; nested, because drizzle leaves out the names of tables where one alone is
 * selected from.
 */
export const takesPart: SQL<boolean> = sql<boolean>`${isParticipant}`
