import { sql } from 'drizzle-orm'
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
  /** Times that do not count, because they are the ones that are moved. */
  readonly except?: readonly string[]
}

/** Refuses times at which one of the interviewers is at another interview, and says who is and when. */
export async function demandFree(db: Database | Transaction, language: Language, wanted: Wanted): Promise<void> {
  const { interviewerIds, starts, minutes, except = [] } = wanted
  if (interviewerIds.length === 0) return
  const { rows } = await db.execute<{ name: string; starts_at: string }>(sql`
    select ${accounts.name} || ' ' || ${accounts.surname} as name, ${interviewers.startsAt}
    from unnest(${sql.param([...starts])}::timestamptz[]) as wanted
    join ${interviewers} on ${interviewers.accountId} = any(${uuids(interviewerIds)})
      and tstzrange(${interviewers.startsAt}, ${interviewers.endsAt})
        && tstzrange(wanted, minutes_after(wanted, ${minutes}::smallint))
      and ${interviewers.slotId} <> all(${uuids(except)})
    join ${accounts} on ${accounts.id} = ${interviewers.accountId}
    order by ${interviewers.startsAt} limit 1`)
  const [busy] = rows
  if (busy)
    throw problem('interviews.interviewerBusy', {
      name: busy.name,
      date: formatDateTime(new Date(busy.starts_at), language),
    })
}
