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
 * Whether an entered person takes part or was paid: then the entry does not expire with the invitation, and retention
 * applies instead. SQL over `entries`; nested, because drizzle omits table names in a select from a single table.
 */
export const takesPart: SQL<boolean> = sql<boolean>`${isParticipant}`
