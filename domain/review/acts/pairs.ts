import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'

// Tags of applications and the accounts that look after them are tables of pairs, which acts add to and remove from alike.

/** A table of pairs: an application, and something that it carries. */
export interface Pairs {
  readonly table: PgTable
  readonly column: SQL
  /** Where what is carried has its own row, and the column of its id there. */
  readonly source: PgTable
  readonly key: SQL
}

export const tagPairs: Pairs = {
  table: applicationTags,
  column: sql`tag_id`,
  source: tags,
  key: sql`id`,
}

export const assignmentPairs: Pairs = {
  table: assignments,
  column: sql`account_id`,
  source: companyMembers,
  key: sql`account_id`,
}

/** Something that applications carry, with the name that history keeps. */
export interface Item {
  readonly id: string
  readonly name: string
}

export interface PairChange {
  readonly add: readonly Item[]
  readonly remove: readonly Item[]
}

/** Whether the application carries what stands in this expression. */
const carries = ({ table, column }: Pairs, id: SQL) => sql`exists (
  select from ${table} as pair where pair.application_id = ${applications.id} and pair.${column} = ${id})`

const rowsOf = (items: readonly Item[]) => sql`unnest(
  ${uuids(items.map(({ id }) => id))}, ${sql.param(items.map(({ name }) => name))}::text[]) with ordinality as item(id, name, place)`

const lacked = (pairs: Pairs, items: readonly Item[]) =>
  sql`from ${rowsOf(items)} where not ${carries(pairs, sql`item.id`)}`

export const carriedItems = (pairs: Pairs, items: readonly Item[]) =>
  sql`from ${rowsOf(items)} where ${carries(pairs, sql`item.id`)}`

/** Refuses the applications that already carry all that is added, and nothing of what is removed. */
export const unchangedPairs = (pairs: Pairs, { add, remove }: PairChange): SQL<RefusalReason | null> => sql`case
  when not exists (select ${lacked(pairs, add)}) and not exists (select ${carriedItems(pairs, remove)}) then 'unchanged' end`

/** The history entry of each application: what it carries newly, and what no longer. */
export const pairDetail = (pairs: Pairs, { add, remove }: PairChange): SQL => sql`jsonb_build_object(
  'added', (select coalesce(jsonb_agg(item.id order by item.place), '[]') ${lacked(pairs, add)}),
  'removed', (select coalesce(jsonb_agg(item.id order by item.place), '[]') ${carriedItems(pairs, remove)}),
  'names', (select string_agg(changed.name, ', ') from (
    select item.name ${lacked(pairs, add)} union all select item.name ${carriedItems(pairs, remove)}) as changed))`

/** Adds every item to every application that lacks it. */
export const addPairs = (
  tx: Transaction,
  { table, column }: Pairs,
  { formId, applicationIds, ids }: { formId: string; applicationIds: readonly string[]; ids: readonly string[] },
) =>
  tx.execute(sql`
    insert into ${table} (application_id, ${column}, form_id)
    select application_id, item, ${formId}::uuid
    from unnest(${uuids(applicationIds)}) as application_id cross join unnest(${uuids(ids)}) as item
    on conflict do nothing`)

export const removePairs = (
  tx: Transaction,
  { table, column }: Pairs,
  { applicationIds, ids }: { applicationIds: readonly string[]; ids: readonly string[] },
) =>
  tx.execute(sql`
    delete from ${table} where application_id = any(${uuids(applicationIds)}) and ${column} = any(${uuids(ids)})`)
