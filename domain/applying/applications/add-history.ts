import { is, SQL, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import type { OwnDocumentName } from '#contract/forms/own-document-name.ts'
import type { Transaction } from '#database/connection.ts'
import { preparedSql } from '#database/prepared-on.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { newIdPerRow } from '#database/uuids.ts'

export type HistoryFacts = Readonly<Record<string, string | number | boolean | null | OwnDocumentName>>

interface Happened {
  /** Ids of any number of applications; the number of statements and parameters stays the same. */
  readonly applicationIds: readonly string[]
  readonly event: ApplicationEvent
  /** Details of the event: the same for all, or SQL over `applications` where they differ. */
  readonly detail?: HistoryFacts | SQL
  /** Whether the candidate sees it in the timeline; true by default, SQL over `applications` where it differs. */
  readonly visible?: boolean | SQL<boolean>
  readonly actId?: string
}

export interface Doer {
  readonly person?: Pick<NonNullable<Caller['person']>, 'kind' | 'accountId'>
}

/**
 * Writes history in the transaction in which the event happens. Without a signed-in person the system is the actor. An
 * entry with the old and the new value is written before the change, while the row still has the old one.
 */
export async function addHistory(
  tx: Transaction,
  { person }: Doer,
  { applicationIds, event, detail = {}, visible = true, actId }: Happened,
) {
  if (applicationIds.length === 0) return
  const by = person?.kind === 'Candidate' ? 'candidate' : person ? 'company' : 'system'
  const doer = { by, accountId: person?.accountId ?? null, actId: actId ?? null }
  if (is(detail, SQL) || is(visible, SQL)) {
    const facts = is(detail, SQL) ? detail : JSON.stringify(detail)
    await tx.execute(adding({ ...doer, applicationIds: sql.param([...applicationIds]), event, facts, visible }))
  } else {
    await addingOn(tx).execute({ ...doer, applicationIds, event, facts: JSON.stringify(detail), visible })
  }
}

type Entry = Record<'applicationIds' | 'event' | 'by' | 'accountId' | 'facts' | 'visible' | 'actId', unknown>

const adding = ({ applicationIds, event, by, accountId, facts, visible, actId }: Entry) => sql`
  insert into ${applicationHistory} (id, application_id, company_id, event, by, account_id, detail, visible, act_id)
  select ${newIdPerRow}, ${applications.id}, ${applications.companyId}, ${event}, ${by},
    ${accountId}::uuid, (${facts})::jsonb, ${visible}::boolean, ${actId}::uuid
  from ${applications} where ${applications.id} = any(${applicationIds}::uuid[])
  order by ${applications.id}`

const addingOn = preparedSql(
  'add_history',
  adding({
    applicationIds: sql.placeholder('applicationIds'),
    event: sql.placeholder('event'),
    by: sql.placeholder('by'),
    accountId: sql.placeholder('accountId'),
    facts: sql.placeholder('facts'),
    visible: sql.placeholder('visible'),
    actId: sql.placeholder('actId'),
  }),
)
