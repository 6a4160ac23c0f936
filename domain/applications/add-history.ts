import { is, SQL, sql } from 'drizzle-orm'
import type { ApplicationEvent } from '#contract/applications/application-status.ts'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory, applications } from '#database/schema/applications.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'

interface Happened {
  /** To one application or to many: the statement and its parameters stay the same. */
  readonly applicationIds: readonly string[]
  readonly event: ApplicationEvent
  /** What is known of it, the same for all; or as SQL over `applications`, where it differs from one to the next. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>> | SQL
  /** The candidate sees it in the timeline; true unless told otherwise. */
  readonly visible?: boolean
  readonly actId?: string
}

interface Doer {
  readonly person?: Pick<NonNullable<Caller['person']>, 'kind' | 'accountId'>
}

/**
 * Writes down what happened, in the transaction in which it happens. Without a person it was the system. A detail that
 * says from what to what is written before the change, while the application still is what it was.
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
