import { type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { uuids } from '#database/uuids.ts'
import { type LinkChange, linkedItems, assignmentLinks as pairs } from '#domain/review/acts/link-table.ts'

// Shares applications out evenly: round robin over the accounts, in the order of the application ids.

/** Refuses applications that are already assigned to one of the accounts. */
export const carriesOneOf = (accountIds: readonly string[]): SQL<RefusalReason | null> => sql`case when exists (
  select from ${assignments} as pair
  where pair.application_id = ${applications.id} and pair.account_id = any(${uuids(accountIds)})) then 'unchanged' end`

/** SQL: the index, from 1, of the account that gets the application. */
const turn = (id: SQL, count: number) =>
  sql`1 + (row_number() over (order by ${id}) - 1)::int % ${sql.raw(String(count))}`

/** The history detail of each application, which names its own account. */
export const spreadDetail = ({ add, remove }: LinkChange): SQL => {
  const place = turn(sql`${applications.id}`, add.length)
  const names = sql`(${sql.param(add.map(({ name }) => name))}::text[])[${place}]`
  return sql`jsonb_build_object(
    'added', jsonb_build_array((${uuids(add.map(({ id }) => id))})[${place}]),
    'removed', (select coalesce(jsonb_agg(item.id order by item.place), '[]') ${linkedItems(pairs, remove)}),
    'names', concat_ws(', ', ${names}, (select string_agg(item.name, ', ') ${linkedItems(pairs, remove)})))`
}

interface Shared {
  readonly formId: string
  readonly applicationIds: readonly string[]
  readonly accountIds: readonly string[]
}

export const spreadOver = (tx: Transaction, { formId, applicationIds, accountIds }: Shared) =>
  tx.execute(sql`
    insert into ${assignments} (application_id, account_id, form_id)
    select one, (${uuids(accountIds)})[${turn(sql`one`, accountIds.length)}], ${formId}::uuid
    from unnest(${uuids(applicationIds)}) as one`)
