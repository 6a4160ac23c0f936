import { type SQL, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { interviewers } from '#database/schema/interviews.ts'
import { uuids } from '#database/uuids.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'

interface Wanted {
  readonly interviewerIds: readonly string[]
  readonly starts: readonly string[]
  readonly minutes: number
  /** Slots to leave out, because they are the ones being moved. */
  readonly except?: readonly string[]
}

/** Refuses times that overlap other interviews of these interviewers, and names the interviewer and time. */
export async function requireFreeInterviewers(
  db: Database | Transaction,
  language: Language,
  wanted: Wanted,
): Promise<void> {
  const { interviewerIds, starts, minutes, except = [] } = wanted
  if (interviewerIds.length === 0) return
  await refuseClashes(
    db,
    language,
    sql`select ${interviewers.slotId}, ${interviewers.accountId}, ${interviewers.startsAt}
      from unnest(${sql.param([...starts])}::timestamptz[]) as wanted
      join ${interviewers} on ${interviewers.accountId} = any(${uuids(interviewerIds)})
        and tstzrange(${interviewers.startsAt}, ${interviewers.endsAt})
          && tstzrange(wanted, minutes_after(wanted, ${minutes}::smallint))
        and ${interviewers.slotId} <> all(${uuids(except)})`,
  )
}

/** How many clashes the refusal names; it counts the rest. */
const named = 3

/** Refuses if the query finds interviews (`slot_id`, `account_id`, `starts_at`), and names the first ones. */
export async function refuseClashes(db: Database | Transaction, language: Language, clashes: SQL): Promise<void> {
  const { rows } = await db.execute<{ name: string; starts_at: string; count: number }>(sql`
    with clash as (select distinct slot_id, account_id, starts_at from (${clashes}) as found)
    select ${accounts.name} || ' ' || ${accounts.surname} as name, clash.starts_at,
      (select count(*)::int from clash) as count
    from clash join ${accounts} on ${accounts.id} = clash.account_id
    order by clash.starts_at, name limit ${named}`)
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  throw problem('interviews.interviewerBusy', {
    clashes: rows.map((row) => `${row.name} (${formatDateTime(new Date(row.starts_at), language)})`).join(', '),
    more: count - rows.length,
  })
}
