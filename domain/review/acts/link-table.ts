import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Transaction } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'

// Tags and assignments are link tables with one row per application and item; acts add and remove both alike.

/** A table that links applications to items, such as tags. */
export interface LinkTable {
  readonly table: PgTable
  readonly column: SQL
  /** The table of the items, and its id column. */
  readonly source: PgTable
  readonly key: SQL
}

export const tagLinks: LinkTable = {
  table: applicationTags,
  column: sql`tag_id`,
  source: tags,
  key: sql`id`,
}

export const assignmentLinks: LinkTable = {
  table: assignments,
  column: sql`account_id`,
  source: companyMembers,
  key: sql`account_id`,
}

/** An item of a link table, with the name that history keeps. */
export interface Item {
  readonly id: string
  readonly name: string
}

export interface LinkChange {
  readonly add: readonly Item[]
  readonly remove: readonly Item[]
}

/** SQL: whether the application is linked to the item with this id. */
const carries = ({ table, column }: LinkTable, id: SQL) => sql`exists (
  select from ${table} as pair where pair.application_id = ${applications.id} and pair.${column} = ${id})`

const rowsOf = (items: readonly Item[]) => sql`unnest(
  ${uuids(items.map(({ id }) => id))}, ${sql.param(items.map(({ name }) => name))}::text[]) with ordinality as item(id, name, place)`

const lacked = (table: LinkTable, items: readonly Item[]) =>
  sql`from ${rowsOf(items)} where not ${carries(table, sql`item.id`)}`

export const linkedItems = (table: LinkTable, items: readonly Item[]) =>
  sql`from ${rowsOf(items)} where ${carries(table, sql`item.id`)}`

/** Refuses an application if it has every item to be added and none of the items to be removed. */
export const unchangedLinks = (table: LinkTable, { add, remove }: LinkChange): SQL<RefusalReason | null> => sql`case
  when not exists (select ${lacked(table, add)}) and not exists (select ${linkedItems(table, remove)}) then 'unchanged' end`

/** The history detail of each application: the items it gains and the items it loses. */
export const linkDetail = (table: LinkTable, { add, remove }: LinkChange): SQL => sql`jsonb_build_object(
  'added', (select coalesce(jsonb_agg(item.id order by item.place), '[]') ${lacked(table, add)}),
  'removed', (select coalesce(jsonb_agg(item.id order by item.place), '[]') ${linkedItems(table, remove)}),
  'names', (select string_agg(changed.name, ', ') from (
    select item.name ${lacked(table, add)} union all select item.name ${linkedItems(table, remove)}) as changed))`

/** Links every item to every application that lacks it. */
export const addLinks = (
  tx: Transaction,
  { table, column }: LinkTable,
  { formId, applicationIds, ids }: { formId: string; applicationIds: readonly string[]; ids: readonly string[] },
) =>
  tx.execute(sql`
    insert into ${table} (application_id, ${column}, form_id)
    select application_id, item, ${formId}::uuid
    from unnest(${uuids(applicationIds)}) as application_id cross join unnest(${uuids(ids)}) as item
    on conflict do nothing`)

export const removeLinks = (
  tx: Transaction,
  { table, column }: LinkTable,
  { applicationIds, ids }: { applicationIds: readonly string[]; ids: readonly string[] },
) =>
  tx.execute(sql`
    delete from ${table} where application_id = any(${uuids(applicationIds)}) and ${column} = any(${uuids(ids)})`)
