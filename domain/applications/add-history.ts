import { is, SQL, sql } from 'drizzle-orm'
import type { ApplicationEvent } from '#contract/applications/application-events.ts'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'

interface Happened {
  /** Ids of one or many applications; the number of statements and parameters stays the same. */
  readonly applicationIds: readonly string[]
  readonly event: ApplicationEvent
  /** Details of the event: the same for all, or SQL over `applications` where they differ. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>> | SQL
  /** Whether the candidate sees it in the timeline; true by default, SQL over `applications` where it differs. */
  readonly visible?: boolean | SQL<boolean>
  readonly actId?: string
}

interface Doer {
  readonly person?: Pick<NonNullable<Caller['person']>, 'kind' | 'accountId'>
}

/**
 * Writes history in the transaction in which the event happens. Without a signed-in person the system did it. An entry
 * with the old and the new value is written before the change, while the row still has the old one.
 */
export async function addHistory(
  tx: Transaction,
  { person }: Doer,
  { applicationIds, event, detail = {}, visible = true, actId }: Happened,
) {
  if (applicationIds.length === 0) return
  const by = person?.kind === 'Candidate' ? 'candidate' : person ? 'company' : 'system'
  const facts = is(detail, SQL) ? detail : sql`${JSON.stringify(detail)}::jsonb`
  await tx.execute(sql`
    insert into ${applicationHistory} (id, application_id, company_id, event, by, account_id, detail, visible, act_id)
    select ${newIdPerRow}, ${applications.id}, ${applications.companyId}, ${event}, ${by},
      ${person?.accountId ?? null}::uuid, ${facts}, ${visible}::boolean, ${actId ?? null}::uuid
    from ${applications} where ${applications.id} = any(${uuids(applicationIds)})
    order by ${applications.id}`)
}
